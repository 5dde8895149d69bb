import { importsIn, targetOf } from '../../repository/importsIn.ts'

/** The text of a file of the repository; undefined if it does not exist. */
export type Read = (file: string) => string | undefined

/** Type imports add nothing to a page. */
const TYPES =
  /\b(?:import|export)\s+(?:type\b[^'"`;]*?|\{(?:\s*type\s+[^,{}]+,?)+\s*\}\s*)from\s*["'][^"'\n]+["']/g

/** The file of an import: itself, or the index of a folder. */
function fileAt(target: string, read: Read): string | undefined {
  const candidates = /\.\w+$/.test(target)
    ? [target]
    : [`${target}/index.ts`, `${target}.ts`, `${target}.tsx`]
  return candidates.find((file) => read(file) !== undefined)
}

/** Every file that `entries` import, statically or dynamically, including themselves. */
export function reachedFrom(entries: readonly string[], read: Read): Set<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = reached.has(file) ? undefined : read(file)
    if (source === undefined) continue
    reached.add(file)
    if (!/\.tsx?$/.test(file)) continue
    for (const given of importsIn(file, source.replaceAll(TYPES, ''))) {
      const next = /^[.#]/.test(given.specifier) ? fileAt(targetOf(given), read) : undefined
      if (next) waiting.push(next)
    }
  }
  return reached
}

/** The entry files of the site: those of the browser and of the server, its layout and the files of its routes. */
export const entriesOf = (routes: readonly string[]): string[] => [
  'app/root.tsx',
  'app/entry.client.tsx',
  'app/entry.server.tsx',
  'app/shell/SiteLayout.tsx',
  ...routes,
]
