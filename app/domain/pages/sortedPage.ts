import type { SortOrder } from '#app/api/contract/common.ts'
import { tileOf } from '../slices/tile.ts'
import { sortPlaces } from '../sort.ts'
import { placesOfList } from '../tiles.ts'
import type { PageContent, PageDraft } from './draft.ts'

/**
 * The page of a long list with its first tiles in the requested order (UXP-04), by the same rules and columns as in the
 * browser. Other pages have no order.
 */
export function sortedPage(
  page: PageDraft,
  order: SortOrder,
  { catalogue, columns }: Pick<PageContent, 'catalogue' | 'columns'>,
): PageDraft {
  const { main } = page
  if (main?.type !== 'GameList' || order === 'recommended') return page
  const file = columns()
  const places = placesOfList(file, main.of, main.codes)
  const tiles = sortPlaces(file, places, order, { lobby: main.of.lobby })
    .slice(0, main.tiles.length)
    .flatMap((place) => {
      const game = catalogue.games.get(file.games.code[place] ?? '')
      return game ? [tileOf(catalogue, game)] : []
    })
  return { ...page, order, main: { ...main, tiles } }
}
