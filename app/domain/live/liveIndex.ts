import { addBit, type Bits, noBits } from '../filters/bits.ts'
import type { FilterIndex, IndexedOption } from '../filters/filterIndex.ts'
import type { Known } from '../known.ts'
import { freeSeats, type LiveTable } from './table.ts'

/** Input of the index of live tables. */
export type LiveFacts = {
  /** The catalogue's index. */
  index: FilterIndex
  /** Place of a game in the catalogue. */
  placeOf: (code: string) => number | undefined
  /** Every table with its current data, as far as known. */
  tables: Known<readonly LiveTable[]>
  /** Name of a language. */
  nameOf: (language: string) => string
}

/**
 * The catalogue's index with the current data of its tables (FIL-10): languages, open tables, free seats, and current
 * limits instead of those of the catalogue.
 */
export function liveIndexOf({ index, placeOf, tables, nameOf }: LiveFacts): FilterIndex {
  // Filters of tables have no effect until the feed has sent the tables.
  if (tables.state !== 'known') return { ...index, tables: tables.state }
  const languages = new Map<string, IndexedOption>()
  const [openTable, availableSeat] = [noBits(index.size), noBits(index.size)]
  const [minBet, maxBet] = [index.minBet.slice(), index.maxBet.slice()]
  function bitsOfLanguage(language: string): Bits {
    const known = languages.get(language)
    if (known) return known.bits
    const bits = noBits(index.size)
    languages.set(language, { id: language, name: nameOf(language), bits, hiddenIn: ['Casino'] })
    return bits
  }

  for (const table of tables.value) {
    const place = placeOf(table.code)
    if (place === undefined) continue
    if (table.language) addBit(bitsOfLanguage(table.language), place)
    if (table.open) addBit(openTable, place)
    if (table.open && (freeSeats(table) ?? 0) > 0) addBit(availableSeat, place)
    if (!table.limits) continue
    minBet[place] = table.limits.from
    maxBet[place] = table.limits.to
  }
  const inOrder = [...languages.values()].sort((one, other) => one.name.localeCompare(other.name, 'ro'))
  return {
    ...index,
    tables: 'known',
    groups: { ...index.groups, language: new Map(inOrder.map((option) => [option.id, option])) },
    flags: { ...index.flags, openTable, availableSeat },
    minBet,
    maxBet,
  }
}

function sameNumbers(one: ArrayLike<number> = [], other: ArrayLike<number> = []): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (!Object.is(one[at], other[at])) return false
  return true
}

/** Whether two indexes of one catalogue have the same table data, so that nothing has to render again. */
export function hasSameTables(one: FilterIndex, other: FilterIndex): boolean {
  const [own, others] = [one.groups.language, other.groups.language]
  return (
    one.tables === other.tables &&
    sameNumbers(one.flags.openTable, other.flags.openTable) &&
    sameNumbers(one.flags.availableSeat, other.flags.availableSeat) &&
    own.size === others.size &&
    [...own].every(([id, { bits }]) => sameNumbers(bits, others.get(id)?.bits)) &&
    sameNumbers(one.minBet, other.minBet) &&
    sameNumbers(one.maxBet, other.maxBet)
  )
}
