import { useEffect, useState } from 'react'
import { listenForTiles } from '#app/game/openTile/tileGestures.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { GameTile, type GameTileLayout } from '#ui/game/GameTile'
import { OpenTile } from '#ui/game/OpenTile'
import { Rail, RailStack } from '#ui/layout/Rail'
import { games } from '../ui/game/art.ts'

type Opening = { tile: HTMLElement; open: boolean }

/** A row whose tiles open as those of the site do. */
export function OpeningRow({ layout = 'Default' }: { layout?: GameTileLayout }) {
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    const listening = new AbortController()
    let opened: HTMLElement | undefined
    const show = (tile: HTMLElement | undefined) => {
      opened = tile
      setOpening((before) => (tile ? { tile, open: true } : before && { ...before, open: false }))
    }
    listenForTiles(
      { opened: () => opened, open: show, close: () => show(undefined), allowed: () => !prefersStill() },
      listening.signal,
    )
    return () => listening.abort()
  }, [])
  const tiles = games(layout).map((game) => <GameTile key={game.href} {...game} />)
  const pairs = [0, 2, 4, 6, 8].map((start) => (
    <RailStack key={start}>{tiles.slice(start, start + 2)}</RailStack>
  ))
  return (
    <div className="page-grid">
      <Rail title="Recomandate" layout={layout}>
        {layout === 'DoubleRow' ? pairs : tiles}
      </Rail>
      {opening && (
        <OpenTile
          key={opening.tile.querySelector('a')?.href}
          {...opening}
          onClosed={() => setOpening(undefined)}
          name={opening.tile.querySelector('h3')?.textContent ?? ''}
          provider="Cuprum Play"
          playHref="/play"
          media={{}}
          facts={{ volatility: 2 }}
        />
      )}
    </div>
  )
}
