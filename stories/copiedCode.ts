/** Folders of the kit's components by name: `controls/Button` of `Button`. */
const places = new Map(
  Object.keys(import.meta.glob('../ui/*/*/index.ts')).map((path) => {
    const [, , room, name] = path.split('/')
    return [name, `${room}/${name}`] as const
  }),
)

const TAG = /<([A-Z]\w*)/g

/** Names of the components in a piece of JSX, sorted. */
const componentsIn = (code: string): string[] =>
  [...new Set([...code.matchAll(TAG)].map(([, name = '']) => name))].sort()

/** Stories keep the state of a controlled component in a wrapper with the same props, which is of no use elsewhere. */
function withoutWrapper(code: string, component: string): string {
  const [outer] = componentsIn(code.slice(0, code.search(/[\s>]/)))
  if (outer === undefined || places.has(outer) || !places.has(component)) return code
  return code.replaceAll(new RegExp(`(</?)${outer}\\b`, 'g'), `$1${component}`)
}

/**
 * The code of a story as it is copied into another file, with its imports. Storybook calls this again with its result, and
 * with a story's own source before the story has rendered; both stay as they are.
 */
export function copiedCode(code: string, component = ''): string {
  if (!code.startsWith('<')) return code
  const own = withoutWrapper(code, component).replace(/\n\s*key="[^"]*"/, '')
  const imports = componentsIn(own).flatMap((name) => {
    const place = places.get(name)
    return place ? [`import { ${name} } from '#ui/${place}'`] : []
  })
  return imports.length > 0 ? `${imports.join('\n')}\n\n${own}` : own
}
