import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { useCatalogue } from '#app/content/catalogue.ts'
import { isIncomplete, pageQuery } from '#app/content/pageQuery.ts'
import { knownTile } from '#app/content/tiles.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { factsAt, placesByCode } from '#app/domain/tiles.ts'
import { useVisit } from '#app/platform/visit.ts'

function gameOf(answer: PageAnswer | undefined): GameSlice | undefined {
  if (!answer || !('page' in answer) || !answer.page.main) return undefined
  const slice = answer.slices[answer.page.main]
  return slice?.type === 'Game' ? slice : undefined
}

/** Details of a game as far as its tile and the catalogue contain them. */
function outlineOf(tile: Tile, file: CatalogueFile | undefined): GameSlice {
  const place = file && placesByCode(file).get(tile.code)
  return {
    type: 'Game',
    tile,
    live: tile.live === true,
    bet: tile.bet,
    tags: [],
    ...(file && place !== undefined && factsAt(file, place)),
  }
}

/**
 * The known data of a game: at first those of its tile and of the loaded catalogue, all once its page has loaded. `code`
 * must not change.
 */
export function useGame(code: string) {
  const visit = useVisit()
  const status = useStatus()
  const { data, isError, isFetching, refetch } = useQuery(
    pageQuery(addressOf('games-game', { game: code }), status),
  )
  const [tile] = useState(() => knownTile(visit, code, status))
  const game = gameOf(data)
  // Loaded already, or requested for its facts once the page has failed.
  const { data: file } = useCatalogue(status, isError)
  const outline = useMemo(() => tile && outlineOf(tile, file), [tile, file])
  return {
    game: game ?? outline,
    /** Whether the request of its page failed. */
    failed: isError,
    /** Whether its page came without some of the data. */
    incomplete: data !== undefined && isIncomplete(data),
    /** Whether its page has loaded. */
    loaded: game !== undefined,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
