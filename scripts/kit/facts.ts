import { globSync } from 'node:fs'
import { type Change, readChanges } from './changes.ts'
import { readUsage, type Usage } from './usage.ts'
import { readWeights, type Weight } from './weights.ts'

/** What the foot of a component's page says. */
export type Facts = {
  /** Its commits, the latest first; undefined where there is no history. */
  changes: Change[] | undefined
  weight: Weight
  usage: Usage
}

/** Reads the facts of every component of the kit, by room and name. */
export async function readKitFacts(root: string): Promise<Record<string, Facts>> {
  const places = globSync('ui/*/*/index.ts', { cwd: root })
    .map((file) => file.replace(/^ui\/|\/index\.ts$/g, ''))
    .sort()
  const weights = await readWeights(root, places)
  const usage = readUsage(root, places)
  const changes = readChanges(root)
  const factsOf = (place: string): Facts => {
    const [weight, used] = [weights[place], usage[place]]
    if (!weight || !used) throw new Error(`facts: ui/${place} was not read`)
    return { changes: changes && (changes[place] ?? []), weight, usage: used }
  }
  return Object.fromEntries(places.map((place) => [place, factsOf(place)]))
}
