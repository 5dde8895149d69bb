import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSlice, ListOf, Tile } from '#app/api/contract/pageSlices.ts'
import { useCatalogue } from '#app/content/catalogue.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { placesOfList, tileAt } from '#app/domain/tiles.ts'
import { useStore } from '#app/platform/visit.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'

/** The tiles of each catalogue, the same ones after a return. */
function createTilesOfFiles() {
  const made = new WeakMap<CatalogueFile, readonly Tile[]>()
  return {
    tilesOf(file: CatalogueFile, of: ListOf): readonly Tile[] {
      const tiles = made.get(file) ?? placesOfList(file, of).map((place) => tileAt(file, place))
      made.set(file, tiles)
      return tiles
    },
  }
}

/** All live games: the page has the first ones, the catalogue the others. */
export function useSalonGames({ total, tiles, of }: GameListSlice) {
  const hydrating = useHydrating()
  const {
    data: file,
    isError,
    isFetching,
    refetch,
  } = useCatalogue(useStatus(), !hydrating && total > tiles.length)
  const { tilesOf } = useStore(createTilesOfFiles)
  return {
    // The server has no catalogue file.
    games: hydrating || !file || total <= tiles.length ? tiles : tilesOf(file, of),
    failed: isError && !file,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
