import { createRandom } from './random.ts'

/** Finishes that a studio may give to its pictures. */
export type Treatment = 'clean' | 'frame' | 'rim' | 'halftone' | 'ribbon' | 'band' | 'burst' | 'plate'

/** The look a studio gives to all its pictures and to its own logo. */
export type ProviderStyle = {
  treatment: Treatment
  color: string
  second: string
  emblem: number
  face: number
}

const treatments: readonly Treatment[] = [
  'clean',
  'frame',
  'rim',
  'halftone',
  'ribbon',
  'band',
  'burst',
  'plate',
]
const pairs = [
  ['#ff9a3d', '#ffe0a8'],
  ['#e5323f', '#ffb3a0'],
  ['#23b58a', '#c8ffe2'],
  ['#3d8bff', '#c4e0ff'],
  ['#9a5cff', '#e2ccff'],
  ['#f2c230', '#fff3b8'],
  ['#ff5fa8', '#ffd2e8'],
  ['#19b8d8', '#c6f6ff'],
  ['#8bc34a', '#e9ffc2'],
  ['#c9784a', '#ffdcc2'],
] as const

/** Deterministic style of a provider by its slug. */
export function providerStyle(slug: string): ProviderStyle {
  const random = createRandom(`provider:${slug}`)
  const [color, second] = random.pick(pairs)
  return { treatment: random.pick(treatments), color, second, emblem: random.int(16), face: random.int(6) }
}
