import kitProps from 'virtual:kit-props'
import { createElement, type ElementType, type ReactNode } from 'react'
import { kitExportOf } from './kitExports.ts'
import { type Names, type Printed, printedJsx } from './printedJsx.ts'

/** What Storybook knows of a story. */
export type Example = {
  id: string
  component?: unknown
  args: Record<string, unknown>
  /** Draws the story with its arguments, without its decorators. */
  originalStoryFn: (args: never, context: never) => unknown
  parameters: { __isArgsStory?: boolean }
}

/** Written examples of components that need state or functions: `Drawer.example.tsx`. */
const written = import.meta.glob<string>('./ui/*/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

function writtenExample(component: unknown): string | undefined {
  const found = kitExportOf(component)
  return found && written[`./ui/${found.place}.example.tsx`]?.trimEnd()
}

/** The text of a `@default` for a value: `'m'`, `false`, `3`. */
const asDefault = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

const names: Names = {
  nameOf: (type) => (typeof type === 'string' ? type : kitExportOf(type)?.name),
  isDefault(type, prop, value) {
    const found = kitExportOf(type)
    const props = found && kitProps[found.place]?.[found.name]?.props
    return props?.find(({ name }) => name === prop)?.default === asDefault(value)
  },
}

function importsOf(types: ReadonlySet<unknown>): string[] {
  const used = [...types].flatMap((type) => kitExportOf(type) ?? [])
  const folders = Map.groupBy(used, ({ place }) => place)
  return [...folders]
    .map(([place, found]) => ({ place, list: found.map(({ name }) => name).sort() }))
    .sort((one, other) => one.place.localeCompare(other.place, 'en'))
    .map(({ place, list }) => `import { ${list.join(', ')} } from '#ui/${place}'`)
}

/** What the story draws; if it wraps its component in something of its own, the component with the same props. */
function printed(example: Example): Printed | undefined {
  const { component, args, originalStoryFn, parameters } = example
  const drawn = printedJsx(originalStoryFn(args as never, example as never) as ReactNode, names)
  if (drawn || !parameters.__isArgsStory || !kitExportOf(component)) return drawn
  return printedJsx(createElement(component as ElementType, args), names)
}

function withHead({ code, types, handlers }: Printed): string {
  const named = [...handlers].sort().map((name) => `const ${name} = () => {}`)
  const head = [importsOf(types), named].filter(({ length }) => length > 0)
  return [...head.map((lines) => lines.join('\n')), code].join('\n\n')
}

/**
 * The code of a story as it is copied into another file: its imports, its handlers, its JSX. The first example of a
 * component with a written one shows that; a story with parts that only it has shows its `source`.
 */
export function copiedCode(source: string, example: Example): string {
  const own = writtenExample(example.component)
  if (own && example.id.endsWith('--default')) return own
  const found = printed(example)
  return found ? withHead(found) : (own ?? source)
}
