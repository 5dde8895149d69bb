import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'

/** Highest number of entries of each kind; the oldest go first. */
const MAX_ENTRIES = 200

/** Highest number of players of a device. */
const MAX_OWNERS = 5

/** A game by its code or a provider by its id, with the name by which it is listed. */
const Named = v.object({ id: Id, name: v.pipe(v.string(), v.maxLength(200)) })
export type Named = v.InferOutput<typeof Named>

const Choices = v.object({
  /** Games and providers that are not recommended. */
  games: v.array(Named),
  providers: v.array(Named),
  /** Games from which no row is made. */
  seeds: v.array(Named),
  leaning: v.object({ newer: v.boolean(), lessKnown: v.boolean(), calmer: v.boolean() }),
})

/** A player's choices about recommendations. */
export type Choices = Readonly<v.InferOutput<typeof Choices>>

export const hiddenKinds = ['games', 'providers', 'seeds'] as const
export type HiddenKind = (typeof hiddenKinds)[number]

export const noChoices: Choices = {
  games: [],
  providers: [],
  seeds: [],
  leaning: { newer: false, lessKnown: false, calmer: false },
}

/** The choices with `entry` first in its list, without an earlier copy of it. */
export const withHidden = (choices: Choices, kind: HiddenKind, entry: Named): Choices => ({
  ...choices,
  [kind]: [entry, ...choices[kind].filter(({ id }) => id !== entry.id)].slice(0, MAX_ENTRIES),
})

/** The choices without an entry. */
export const withoutHidden = (choices: Choices, kind: HiddenKind, id: string): Choices => ({
  ...choices,
  [kind]: choices[kind].filter((entry) => entry.id !== id),
})

const Stored = v.array(v.object({ owner: v.string(), choices: Choices }))
export type StoredChoices = v.InferOutput<typeof Stored>

/** Parses the stored choices of all players of the device; invalid data gives none. */
export function parseChoices(stored: unknown): StoredChoices {
  const result = v.safeParse(Stored, stored)
  return result.success ? result.output : []
}

/** The choices of one player; those of another count as none. */
export const choicesOf = (stored: StoredChoices, owner: string): Choices =>
  stored.find((each) => each.owner === owner)?.choices ?? noChoices

/** Replaces the choices of one player, who becomes the most recent; the least recent above the limit are removed. */
export const withChoices = (stored: StoredChoices, owner: string, choices: Choices): StoredChoices =>
  [{ owner, choices }, ...stored.filter((each) => each.owner !== owner)].slice(0, MAX_OWNERS)

type Recommended = { code: string; provider: string }

/** Tells whether a game must not be recommended. */
export function hiddenBy({ games, providers }: Choices): (game: Recommended) => boolean {
  const codes = new Set(games.map(({ id }) => id))
  const ids = new Set(providers.map(({ id }) => id))
  return ({ code, provider }) => codes.has(code) || ids.has(provider)
}

/** The candidates for the seed of a row, without those that the player has put aside. */
export function seedsLeft(candidates: readonly string[], { games, seeds }: Choices): string[] {
  const aside = new Set([...games, ...seeds].map(({ id }) => id))
  return candidates.filter((code) => !aside.has(code))
}
