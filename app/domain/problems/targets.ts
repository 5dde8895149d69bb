import { type Carousel, Collection, type Jackpot, type VideoWidget } from '#app/api/contract/casino.ts'
import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import type { Widget, WidgetOf } from '#app/api/contract/widgets.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import type { Known } from '../known.ts'
import { safeHref } from '../safeLinks.ts'
import { collectionCards, collectionItems, ROW_MINIMUM } from '../slices/cards.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import { entryFaults } from './entries.ts'
import { shown } from './fields.ts'
import { slideFaults } from './slides.ts'

/** The records that widgets name. */
export type Records = {
  catalogue: Catalogue
  carousels: readonly Carousel[]
  videos: readonly VideoWidget[]
  /** Pages work without jackpots, so they may not be known. */
  jackpots: Known<readonly Jackpot[]>
  /** A record as the content system has it. @default not known: its single entries are not checked */
  inputOf?: (record: object) => unknown
}

/** The slides of the carousel that a widget names. */
export const slidesOf = ({ carousels }: Records, { carousel }: WidgetOf<'Carousel'>) =>
  carousels.find(({ id }) => id === carousel)?.slides ?? []

/** The videos that a widget names, all without a list. */
export const videosOf = ({ videos }: Records, { videos: ids }: WidgetOf<'Videos'>) =>
  ids ? videos.filter(({ id }) => ids.includes(id)) : videos

/** Highest number of codes that one problem lists. */
const MAX_CODES = 5

const target = (field: string, value: string, record?: ContentRecord): Fault => ({
  kind: 'target',
  ...(record && { record }),
  field,
  value: shown(value) ?? '',
})

/** Some codes, and how many more there are. */
function listed(codes: readonly string[]): string {
  const rest = codes.length - MAX_CODES
  return codes.slice(0, MAX_CODES).join(', ') + (rest > 0 ? ` +${rest}` : '')
}

/** Problems of the games that a record lists: codes that no game has, and a list without games. */
export function gameFaults(
  { games }: Pick<Catalogue, 'games'>,
  record: ContentRecord,
  field: string,
  codes: readonly string[],
): Fault[] {
  const gone = [...new Set(codes)].filter((code) => !games.has(code))
  return [
    ...(gone.length === codes.length ? [{ kind: 'empty', record, field } as const] : []),
    ...(gone.length > 0 ? [{ kind: 'games', record, field, value: listed(gone) } as const] : []),
  ]
}

/** Problems of a collection as a card: its fields, its games, and a card without a picture. */
function collectionFaults({ catalogue, inputOf }: Records, collection: Collection): Fault[] {
  const { id, games } = collection
  const record: ContentRecord = { kind: 'collection', id }
  const input = inputOf?.(collection)
  const found = gamesOf(catalogue, games)
  const bare = found.length > 0 && found.every(({ images }) => !images.includes('Thumbnail'))
  return [
    ...(input === undefined ? [] : entryFaults(Collection, input, record)),
    ...gameFaults(catalogue, record, 'games', games),
    ...(bare ? [{ kind: 'picture', record, field: 'games' } as const] : []),
  ]
}

function carouselFaults(records: Records, { carousel: id }: WidgetOf<'Carousel'>): Fault[] {
  const carousel = records.carousels.find((one) => one.id === id)
  if (!carousel) return [target('carousel', id)]
  const empty: Fault = { kind: 'empty', record: { kind: 'carousel', id }, field: 'slides' }
  return [...slideFaults(records.inputOf?.(carousel)), ...(carousel.slides.length > 0 ? [] : [empty])]
}

function categoryFaults({ catalogue }: Records, { category: id }: WidgetOf<'Games'>): Fault[] {
  const category = catalogue.categories.get(id)
  if (!category) return [target('category', id)]
  // The games of a player's list are not in the content.
  if (hiddenFromVisitors(category.type)) return []
  return gameFaults(catalogue, { kind: 'category', id }, 'games', category.games)
}

/** A row with some cards, but too few to be shown. */
const fewFaults = (count: number, field?: string, record?: ContentRecord): Fault[] =>
  count > 0 && count < ROW_MINIMUM
    ? [{ kind: 'few', ...(record && { record }), ...(field && { field }), value: String(count) }]
    : []

function groupFaults(records: Records, { group: id }: WidgetOf<'CollectionGroup'>): Fault[] {
  const { catalogue } = records
  const group = catalogue.groups.get(id)
  if (!group) return [target('group', id)]
  const record: ContentRecord = { kind: 'group', id }
  if (group.collections.length === 0) return [{ kind: 'empty', record, field: 'collections' }]
  const members = group.collections.flatMap((member) => catalogue.collections.get(member) ?? [])
  return [
    ...fewFaults(collectionItems(catalogue, members).length, 'collections', record),
    ...group.collections.flatMap((member) => {
      const collection = catalogue.collections.get(member)
      return collection ? collectionFaults(records, collection) : [target('collections', member, record)]
    }),
  ]
}

function jackpotFaults({ jackpots }: Records, { jackpot: id }: WidgetOf<'Jackpots'>): Fault[] {
  if (jackpots.state !== 'known') return [{ kind: 'unchecked', field: 'jackpot', ...(id && { value: id }) }]
  if (id !== undefined) return jackpots.value.some((one) => one.id === id) ? [] : [target('jackpot', id)]
  return jackpots.value.length > 0 ? [] : [{ kind: 'empty' }]
}

function listedCollections(records: Records): Fault[] {
  const listed = [...records.catalogue.collections.values()].filter(({ excludeFromPage }) => !excludeFromPage)
  if (listed.length === 0) return [{ kind: 'empty' }]
  return [
    ...fewFaults(collectionCards(records.catalogue).length),
    ...listed.flatMap((collection) => collectionFaults(records, collection)),
  ]
}

function providerFaults({ catalogue }: Records): Fault[] {
  const providers = [...catalogue.providers.values()]
  if (providers.length === 0) return [{ kind: 'empty' }]
  return [
    ...fewFaults(providers.length),
    ...providers.flatMap(({ id, games, lightLogoImage: light, darkLogoImage: dark }) => {
      const record: ContentRecord = { kind: 'provider', id }
      return [
        ...gameFaults(catalogue, record, 'games', games),
        ...(light ? [] : [{ kind: 'picture', record, field: 'lightLogoImage' } as const]),
        ...(dark ? [] : [{ kind: 'picture', record, field: 'darkLogoImage' } as const]),
      ]
    }),
  ]
}

function videoFaults(records: Records, widget: WidgetOf<'Videos'>): Fault[] {
  const gone = (widget.videos ?? []).filter((id) => !records.videos.some((video) => video.id === id))
  const named = videosOf(records, widget)
  if (named.length === 0 && gone.length === 0) return [{ kind: 'empty' }]
  return [
    ...gone.map((id) => target('videos', id)),
    ...named.flatMap(({ id, src, poster }): Fault[] => {
      const record: ContentRecord = { kind: 'video', id }
      return [
        ...(safeHref(src)
          ? []
          : [{ kind: 'unsafe', record, field: 'src', value: shown(src) ?? '' } as const]),
        ...(poster ? [] : [{ kind: 'picture', record, field: 'poster' } as const]),
      ]
    }),
  ]
}

/** Problems of the records that a widget names: missing or empty records, and missing pictures. */
export function targetFaults(records: Records, widget: Widget): Fault[] {
  switch (widget.type) {
    case 'Carousel':
      return carouselFaults(records, widget)
    case 'Games':
      return categoryFaults(records, widget)
    case 'CollectionGroup':
      return groupFaults(records, widget)
    case 'Jackpots':
      return jackpotFaults(records, widget)
    case 'Collections':
      return listedCollections(records)
    case 'Providers':
      return providerFaults(records)
    case 'Videos':
      return videoFaults(records, widget)
    case 'Html':
    case 'Winners':
      return []
    default:
      return widget satisfies never
  }
}
