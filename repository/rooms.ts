import { read } from './files.ts'

type Rules = { style?: { noRestrictedImports?: { options: { patterns: { group: string[] }[] } } } }
type Override = { includes: string[]; linter: { rules: Rules } }

export const { overrides } = JSON.parse(read('biome.json')) as { overrides: Override[] }

/** `#app/tiles/**` as `tiles`, `#app/tiles/imageKinds.ts` as `tiles/imageKinds.ts`. */
const nameOf = (pattern: string) => /^!#app\/([\w./]+?)(?:\/\*\*)?$/.exec(pattern)?.[1] ?? []

function rowOf({ includes: [place = ''], linter }: Override): [string, string[]][] {
  const room = /^app\/(\w+)\/\*\*$/.exec(place)?.[1]
  const patterns = linter.rules.style?.noRestrictedImports?.options.patterns
  if (!room || !patterns) return []
  const names = patterns.flatMap(({ group }) => group.flatMap(nameOf))
  return [[room, names.filter((name) => name !== room)]]
}

/** What each room of `app/` may import of `app/`: other rooms, and folders and files of others. From the top down. */
export const rooms: Record<string, string[]> = Object.fromEntries(overrides.flatMap(rowOf))
