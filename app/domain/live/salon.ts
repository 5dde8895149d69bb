import type { Known } from '../known.ts'
import { knownLanguages } from './languages.ts'
import type { SalonFilter } from './salonFilter.ts'
import { bandOf, type StakeBand, stakeBands } from './stakeBands.ts'
import { freeSeats, type LiveTable } from './table.ts'

/** A live game of the catalogue. */
export type SalonGame = { readonly code: string; readonly bet?: { readonly from: number } | undefined }

/** Tables with similar lowest bets, in the casino's own order; without a band before the languages are known. */
export type SalonGroup = { readonly band: StakeBand | undefined; readonly codes: readonly string[] }

/** Tables of one language; `undefined`: not known. */
export type SalonSection = { readonly language: string | undefined; readonly groups: readonly SalonGroup[] }

/** The floor of live tables: its sections, and what the chips offer. */
export type Salon = {
  readonly sections: readonly SalonSection[]
  /** Languages of all tables, without filters, in the order of the sections. */
  readonly languages: readonly string[]
  /** Stakes of all tables, without filters, the lowest first. */
  readonly bands: readonly StakeBand[]
}

export type SalonFacts = {
  games: readonly SalonGame[]
  /** Finds the current data of a table, if the feed has sent it. */
  tables: Known<(code: string) => LiveTable | undefined>
  /** The visitor's languages, the most important first. */
  own: readonly string[]
  filter: SalonFilter
}

type Placed = { code: string; language: string | undefined; band: StakeBand | undefined; free: boolean }

const isOne = <T>(item: T | undefined): item is T => item !== undefined

/** The languages that exist: the visitor's first, then the site's order, then by code. */
function inOrder(languages: Iterable<string>, own: readonly string[]): string[] {
  const existing = new Set(languages)
  const first = [...own, ...knownLanguages].filter((language) => existing.has(language))
  return [...new Set([...first, ...[...existing].sort()])]
}

function placedOf({ code, bet }: SalonGame, table: LiveTable | undefined): Placed {
  return {
    code,
    language: table?.language,
    band: bandOf((table?.limits ?? bet)?.from),
    free: table?.open === true && (freeSeats(table) ?? 0) > 0,
  }
}

/** Whether the filter shows a table; before the feed has sent the tables, only stakes are applied (FIL-10). */
function fits({ language, band, free }: Placed, filter: SalonFilter, knowsTables: boolean): boolean {
  if (filter.bands.length > 0 && !(band && filter.bands.includes(band))) return false
  if (!knowsTables) return true
  if (filter.free && !free) return false
  return filter.languages.length === 0 || (language !== undefined && filter.languages.includes(language))
}

function groupsOf(tables: readonly Placed[]): SalonGroup[] {
  return [...stakeBands, undefined]
    .map((band) => ({ band, codes: tables.filter((table) => table.band === band).map(({ code }) => code) }))
    .filter(({ codes }) => codes.length > 0)
}

/**
 * Live tables as a floor: sections by language, in them groups by lowest bet. Until the feed's first answer all tables
 * are one group, so that more of them shift nothing.
 */
export function salonOf({ games, tables, own, filter }: SalonFacts): Salon {
  const isKnown = tables.state === 'known'
  const placed = games.map((game) => placedOf(game, isKnown ? tables.value(game.code) : undefined))
  const shown = placed.filter((table) => fits(table, filter, isKnown))
  const languages = inOrder(placed.map(({ language }) => language).filter(isOne), own)
  const bands = stakeBands.filter((band) => placed.some((table) => table.band === band))
  if (tables.state === 'pending') {
    const groups = [{ band: undefined, codes: shown.map(({ code }) => code) }]
    return { sections: shown.length > 0 ? [{ language: undefined, groups }] : [], languages, bands }
  }
  const sections = [...languages, undefined]
    .map((language) => ({ language, groups: groupsOf(shown.filter((table) => table.language === language)) }))
    .filter(({ groups }) => groups.length > 0)
  return { sections, languages, bands }
}

const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])

/** `fresh` with the same items as `before` where they are equal; `before` itself if all are. */
function kept<T>(before: readonly T[], fresh: readonly T[], keep: (fresh: T) => T): readonly T[] {
  const next = fresh.map(keep)
  return sameList(before, next) ? before : next
}

/** `fresh` with the sections and groups of `before` that have not changed, so that they do not render again. */
export function keptSalon(before: Salon, fresh: Salon): Salon {
  const sections = kept(before.sections, fresh.sections, (section) => {
    const old = before.sections.find(({ language }) => language === section.language)
    if (!old) return section
    const groups = kept(old.groups, section.groups, (group) => {
      const same = old.groups.find(({ band }) => band === group.band)
      return same && sameList(same.codes, group.codes) ? same : group
    })
    return groups === old.groups ? old : { ...section, groups }
  })
  const languages = kept(before.languages, fresh.languages, (language) => language)
  const bands = kept(before.bands, fresh.bands, (band) => band)
  const isSame = sections === before.sections && languages === before.languages && bands === before.bands
  return isSame ? before : { sections, languages, bands }
}

/** Codes of all tables on the floor, in order. */
export const codesOf = ({ sections }: Salon): string[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ codes }) => codes))
