import type { OwnListSlice } from '#app/api/contract/pageSlices.ts'
import type { Slice } from '#app/api/contract/slices.ts'

/** Fields of readable text. */
const WORDS = /^(?:title|name|label|text|provider|eyebrow|player)$/

/** Whether a text is a keyword of the contract. */
const isKey = (text: string) => /^[a-z]+$|^</.test(text)

const more = (text: string) => `${text} și încă multe cuvinte care nu mai încap nicăieri pe rând`

/** The same slice with every text of its content much longer. */
export function longer(slice: Slice): Slice {
  return JSON.parse(
    JSON.stringify(slice, (key, value: unknown) =>
      typeof value === 'string' && WORDS.test(key) && !isKey(value) ? more(value) : value,
    ),
  )
}

/** A list without any game, promotion or jackpot. */
export function emptied(slice: Slice): Slice {
  if (slice.type === 'GameList') return { ...slice, total: 0, tiles: [], quick: [] }
  if (slice.type === 'PromotionList') return { ...slice, promotions: [] }
  if (slice.type === 'JackpotList') return { ...slice, jackpots: [] }
  return slice
}

/** Replaces a recorded list of the player by another one at the same address. */
export const ownList =
  (list: Pick<OwnListSlice, 'source' | 'title'>) =>
  (slice: Slice): Slice =>
    slice.type === 'OwnList' ? { ...slice, ...list } : slice
