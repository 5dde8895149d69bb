import { memo, useRef } from 'react'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useFavourite } from '#app/player/favourites/useFavourite.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import type { TileOfProps } from '#app/tiles/TileOf.tsx'
import { LiveTile } from '#ui/game/LiveTile'
import { useLiveTable, useStale } from './useLiveTable.ts'
import { useOpeningTime } from './useOpeningTime.ts'
import { useReducedUpdates } from './useReducedUpdates.ts'
import { useWatch } from './useWatch.ts'

/** The live facts that a tile shows (LIV-03). */
function factsOf(table: LiveTable | undefined, timeOf: (iso: string) => string | undefined) {
  if (!table) return { state: 'unknown' } as const
  const { open, seats, dealer, language, picture, results, players, opensAt } = table
  return {
    state: open ? 'open' : 'closed',
    seats,
    dealer,
    language,
    livePicture: picture,
    results,
    players,
    opensAt: opensAt && timeOf(opensAt),
  } as const
}

/** A live game with the current data of its table; games that the feed does not know show the catalogue's data. */
export const LiveTileOf = memo(function LiveTileOf({ tile, rank, first, playLabel }: TileOfProps) {
  const { code, name, provider, bet } = tile
  const root = useRef<HTMLElement>(null)
  const { gamePicture } = useAssets()
  const table = useLiveTable(code, root)
  const timeOf = useOpeningTime()
  const watch = useWatch(tile)
  const picture = gamePicture(tile, 'Landscape')
  return (
    <LiveTile
      ref={root}
      name={name}
      provider={provider}
      href={addressOf('games-game', { game: code })}
      playHref={addressOf('play-game-real', { game: code })}
      picture={picture && { ...picture, ...(first && { first }) }}
      limits={table?.limits ?? bet}
      favourite={useFavourite(code)}
      restricted={useNeedsLogin()}
      playLabel={playLabel}
      rank={rank}
      stale={useStale()}
      still={useReducedUpdates()}
      watched={watch.on}
      onWatch={watch.onWatch}
      {...factsOf(table, timeOf)}
    />
  )
})
