import { fireEvent } from 'storybook/test'
import { GameTile, type GameTileLayout, type GameTileProps, GameTileSkeleton } from '#ui/game/GameTile'
import { games } from './art.ts'

const heart = (on: boolean, pending = false) => ({ on, pending, onToggle: () => {} })

/** What a designer draws of a tile, by its Romanian name. */
const states: Record<string, Partial<GameTileProps> & { shown?: 'hover' | 'focus' | 'pressed' }> = {
  repaus: { jackpot: 48210.11, label: { text: 'Nou' } },
  'cu mausul deasupra': { shown: 'hover', favourite: heart(false) },
  'cu focalizare': { shown: 'focus', favourite: heart(false) },
  apăsat: { shown: 'pressed' },
  favorit: { favourite: heart(true) },
  'favorit cu mausul deasupra': { shown: 'hover', favourite: heart(true) },
  'favorit în curs de salvare': { shown: 'hover', favourite: heart(false, true) },
  'fără imagine': { picture: undefined },
  indisponibil: { state: 'unavailable' },
  'pentru vizitatori, cu lacăt': { shown: 'hover', restricted: true },
}

const widths: Record<GameTileLayout, number> = {
  Default: 164,
  DoubleRow: 128,
  Portrait: 190,
  Landscape: 300,
  Top10: 250,
  LargeOnMobile: 164,
}

type TileStatesProps = { layout: GameTileLayout; width?: number }

/** Every state of one layout, and the skeleton that comes before them. */
export function TileStates({ layout, width = widths[layout] }: TileStatesProps) {
  const known = games(layout)
  const gameAt = (index: number) => known[index % known.length] as GameTileProps
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {Object.entries(states).map(([words, { shown, ...state }], index) => (
        <figure key={words} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <GameTile
            {...gameAt(index)}
            rank={layout === 'Top10' ? (index % 10) + 1 : undefined}
            {...state}
            className={shown === 'hover' ? 'show-hover' : undefined}
            data-shown={shown}
          />
          <Words>{words}</Words>
        </figure>
      ))}
      <figure style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <GameTileSkeleton layout={layout} />
        <Words>se încarcă</Words>
      </figure>
    </div>
  )
}

const label = { text: 'Exclusiv' }

/** What a live game says in any list. */
const live: Record<string, Partial<GameTileProps>> = {
  deschisă: { live: 'open' },
  plină: { live: 'full' },
  închisă: { live: 'closed' },
  'fără date': { live: 'unknown' },
  'cu etichetă și inimă': { live: 'open', label, favourite: heart(true) },
  'cu etichetă și jackpot': { live: 'closed', label, jackpot: 48210.11 },
}

/** Live games in one layout. */
export function LiveStates({ layout, width = widths[layout] }: TileStatesProps) {
  const [game] = games(layout).slice(4)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {Object.entries(live).map(([words, state], index) => (
        <figure key={words} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <GameTile
            {...(game as GameTileProps)}
            rank={layout === 'Top10' ? index + 1 : undefined}
            {...state}
          />
          <Words>{words}</Words>
        </figure>
      ))}
    </div>
  )
}

function Words({ children }: { children: string }) {
  return (
    <figcaption style={{ font: 'var(--type-micro)', color: 'var(--color-text-faint)', paddingBlockStart: 8 }}>
      {children}
    </figcaption>
  )
}

/** Brings out, in the tiles, what shows pointer or focus without either. */
export function showTileStates(element: HTMLElement): void {
  for (const tile of element.querySelectorAll<HTMLElement>('article[data-shown]')) {
    const link = tile.querySelector('h3 a')
    if (tile.dataset.shown === 'pressed') link?.classList.add('show-pressed')
    else fireEvent.pointerOver(tile, { pointerType: 'mouse' })
    if (tile.dataset.shown === 'focus') link?.classList.add('show-focus')
  }
}
