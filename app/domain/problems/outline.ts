import type { Outline } from '#app/api/contract/faults.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import { gamesOf } from '../catalogue.ts'
import { safeHref } from '../safeLinks.ts'
import { collectionCards, collectionItems, ROW_LIMIT } from '../slices/cards.ts'
import { rowCap, specialPlace } from '../slices/games.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import type { Records } from './targets.ts'

type Counts = Pick<Outline, 'shown' | 'total'>

const capped = (total: number, most: number): Counts => ({ shown: Math.min(total, most), total })

const all = (total: number): Counts => ({ shown: total, total })

function gamesOutline({ catalogue }: Records, id: string): Outline | undefined {
  const category = catalogue.categories.get(id)
  if (!category || hiddenFromVisitors(category.type)) return undefined
  const kind = specialPlace(category) ? 'special' : 'category'
  return { kind, id, ...capped(gamesOf(catalogue, category.games).length, rowCap(category)) }
}

function groupOutline({ catalogue }: Records, id: string): Outline {
  const members = catalogue.groups.get(id)?.collections ?? []
  const known = members.flatMap((member) => catalogue.collections.get(member) ?? [])
  return { kind: 'group', id, ...capped(collectionItems(catalogue, known).length, ROW_LIMIT) }
}

/** A jackpot widget shows one of all; while they are unknown it has no count. */
function jackpotOutline({ jackpots }: Records, id: string | undefined): Outline {
  const count = jackpots.state === 'known' ? capped(jackpots.value.length, 1) : {}
  return id === undefined ? { kind: 'firstJackpot', ...count } : { kind: 'jackpot', id, ...count }
}

function videosOutline({ videos }: Records, ids: readonly string[] | undefined): Outline {
  const shown = videos.filter(({ id, src }) => (ids === undefined || ids.includes(id)) && safeHref(src))
  return { kind: ids ? 'namedVideos' : 'videos', shown: shown.length, total: videos.length }
}

/** The source of a widget's entries, and how many it shows; `undefined` for a widget without a list. */
export function outlineOf(records: Records, widget: Widget): Outline | undefined {
  const { catalogue, carousels } = records
  switch (widget.type) {
    case 'Carousel': {
      const slides = carousels.find(({ id }) => id === widget.carousel)?.slides
      return slides && { kind: 'carousel', id: widget.carousel, ...all(slides.length) }
    }
    case 'Games':
      return gamesOutline(records, widget.category)
    case 'Jackpots':
      return jackpotOutline(records, widget.jackpot)
    case 'Collections':
      return { kind: 'collections', ...capped(collectionCards(catalogue).length, ROW_LIMIT) }
    case 'CollectionGroup':
      return groupOutline(records, widget.group)
    case 'Providers':
      return { kind: 'providers', ...capped(catalogue.providers.size, ROW_LIMIT) }
    case 'Videos':
      return videosOutline(records, widget.videos)
    case 'Winners':
      // The browser loads and counts them.
      return { kind: 'winners' }
    case 'Html':
      return undefined
    default:
      return widget satisfies never
  }
}

/** The source of the main content's entries; `promotions` is the number of all promotions, whatever their dates. */
export function mainOutline(main: Slice | undefined, promotions: number): Outline | undefined {
  switch (main?.type) {
    case 'GameList': {
      const { kind, lobby, id } = main.of
      if (kind === 'own') return undefined
      if (kind === 'all') return { kind: lobby === 'Live' ? 'liveGames' : 'allGames', ...all(main.total) }
      return { kind, ...(id !== undefined && { id }), ...all(main.total) }
    }
    case 'Collections':
      return { kind: 'collections', ...all(main.items.length) }
    case 'Providers':
      return { kind: 'providers', ...all(main.items.length) }
    case 'JackpotList':
      return { kind: 'jackpots', ...all(main.jackpots.length) }
    case 'PromotionList':
      return { kind: 'promotions', shown: main.promotions.length, total: promotions }
    case 'Promotion':
      return { kind: 'promotion', id: main.promotion.id, ...all(main.tiles.length) }
    case 'Winners':
      return { kind: 'winners' }
    default:
      return undefined
  }
}
