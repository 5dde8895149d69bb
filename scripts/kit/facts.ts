import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, readChanges } from './changes.ts'
import { type Proofs, readProofs } from './proofs.ts'
import { readUsage, type Usage } from './usage.ts'
import { readWeights, type Weight } from './weights.ts'

/** What the foot of a component's page says. */
export type Facts = {
  /** Its commits, the latest first; undefined where there is no history. */
  changes: Change[] | undefined
  weight: Weight
  usage: Usage
  proofs: Proofs
  /** How many plain buttons are drawn in its time; undefined before `npm run speeds` has measured it. */
  speed: number | undefined
}

/** Every component of the kit by room and name, sorted. */
export const kitPlaces = (root: string): string[] =>
  globSync('ui/*/*/index.ts', { cwd: root })
    .map((file) => file.replace(/^ui\/|\/index\.ts$/g, ''))
    .sort()

/** The speeds as `npm run speeds` measured them last, by room and name. */
export const readSpeeds = (root: string): Record<string, number> =>
  JSON.parse(readFileSync(join(root, 'scripts/kit/speeds.json'), 'utf8'))

/** Reads the facts of every component of the kit, by room and name. */
export async function readKitFacts(root: string): Promise<Record<string, Facts>> {
  const places = kitPlaces(root)
  const speeds = readSpeeds(root)
  const weights = await readWeights(root, places)
  const usage = readUsage(root, places)
  const proofs = readProofs(root, places)
  const changes = readChanges(root)
  const factsOf = (place: string): Facts => {
    const [weight, used, proved] = [weights[place], usage[place], proofs[place]]
    if (!weight || !used || !proved) throw new Error(`facts: ui/${place} was not read`)
    return {
      changes: changes && (changes[place] ?? []),
      weight,
      usage: used,
      proofs: proved,
      speed: speeds[place],
    }
  }
  return Object.fromEntries(places.map((place) => [place, factsOf(place)]))
}
