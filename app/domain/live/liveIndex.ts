import { addBit, type Bits, noBits } from '../filters/bits.ts'
import type { FilterIndex, IndexedOption } from '../filters/filterIndex.ts'
import { freeSeats, type LiveTable } from './table.ts'

/** What the index of live tables is made from. */
export type LiveFacts = {
  /** The catalogue's index. */
  index: FilterIndex
  /** Game codes of the catalogue by their place. */
  codes: readonly string[]
  /** What the feed says of a game now. */
  tableOf: (code: string) => LiveTable | undefined
  /** A language in words. */
  nameOf: (language: string) => string
}

/**
 * The catalogue's index with what the feed says of its tables now (FIL-10): languages, open tables, free seats, and the
 * limits of today in place of those of the catalogue.
 */
export function liveIndexOf({ index, codes, tableOf, nameOf }: LiveFacts): FilterIndex {
  const languages = new Map<string, IndexedOption>()
  const [openTable, availableSeat] = [noBits(index.size), noBits(index.size)]
  const [minBet, maxBet] = [index.minBet.slice(), index.maxBet.slice()]
  let isHeard = false

  function bitsOfLanguage(language: string): Bits {
    const known = languages.get(language)
    if (known) return known.bits
    const bits = noBits(index.size)
    languages.set(language, { id: language, name: nameOf(language), bits, hiddenIn: ['Casino'] })
    return bits
  }

  for (const [place, code] of codes.entries()) {
    const table = tableOf(code)
    if (!table) continue
    isHeard = true
    if (table.language) addBit(bitsOfLanguage(table.language), place)
    if (table.open) addBit(openTable, place)
    if (table.open && (freeSeats(table) ?? 0) > 0) addBit(availableSeat, place)
    if (!table.limits) continue
    minBet[place] = table.limits.from
    maxBet[place] = table.limits.to
  }
  // Before the feed has said anything, what is asked of tables narrows nothing.
  if (!isHeard) return index
  const inOrder = [...languages.values()].sort((one, other) => one.name.localeCompare(other.name, 'ro'))
  return {
    ...index,
    groups: { ...index.groups, language: new Map(inOrder.map((option) => [option.id, option])) },
    flags: { ...index.flags, openTable, availableSeat },
    minBet,
    maxBet,
  }
}

const sameNumbers = (one: ArrayLike<number>, other: ArrayLike<number>): boolean =>
  one.length === other.length && Array.prototype.every.call(one, (value, at) => Object.is(value, other[at]))

/** Whether two indexes of one catalogue say the same of its tables: then nothing has to be drawn anew. */
export function saysTheSame(one: FilterIndex, other: FilterIndex): boolean {
  const [own, others] = [one.groups.language, other.groups.language]
  return (
    own.size === others.size &&
    [...own].every(([id, { bits }]) => sameNumbers(bits, others.get(id)?.bits ?? [])) &&
    (['openTable', 'availableSeat'] as const).every((flag) =>
      sameNumbers(one.flags[flag] ?? [], other.flags[flag] ?? []),
    ) &&
    sameNumbers(one.minBet, other.minBet) &&
    sameNumbers(one.maxBet, other.maxBet)
  )
}
