// Kit components for the bench: `?show=tickers`, with `texts` as lower bound; `tiles`, with `boxes` as lower bound.
import { type ComponentType, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider, useIntl } from 'react-intl'
import '#ui/foundation/layers.css'
import '#tokens/dist/tokens.css'
import '#tokens/dist/grid.css'
import '#ui/foundation/base.css'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { GameTile } from '#ui/game/GameTile'
import { JackpotTicker } from '#ui/game/JackpotTicker'
import { VirtualGrid } from '#ui/layout/VirtualGrid'

const TICKERS = 100
const TILES = 10_000
/** Height of the caption under a square tile. */
const CAPTION = 44

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The simplest way to show the same amount. */
function Text({ value }: { value: number }) {
  return <span>{useIntl().formatNumber(value, twoDecimals)} lei</span>
}

/** A hundred amounts that grow once a second, like the levels of jackpots. */
function Sums({ Sum }: { Sum: ComponentType<{ value: number }> }) {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <ul>
      {Array.from({ length: TICKERS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sums each time
        <li key={index}>
          <Sum value={Math.round((12_345.67 * (index + 1) + tick * (0.01 + index * 0.13)) * 100) / 100} />
        </li>
      ))}
    </ul>
  )
}

const pictures = Object.values(
  import.meta.glob<string>('../../sandbox/media/pictures/*.Thumbnail.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

const names = Array.from({ length: TILES }, (_, index) => `Jocul ${index + 1}`)

function drawTile(name: string, index: number) {
  const src = pictures[index % pictures.length] ?? ''
  return <GameTile name={name} provider="Turnul Nord" href="#joc" playHref="#joaca" picture={{ src }} />
}

function Tiles() {
  return (
    <div className="page-grid">
      <VirtualGrid
        label="Toate jocurile"
        items={names}
        getKey={(name) => name}
        rowHeight={(tile) => tile + CAPTION}
        renderItem={drawTile}
      />
    </div>
  )
}

/** As high as the grid, and empty. */
function Boxes() {
  return <div className="page-grid" ref={(box) => box?.style.setProperty('block-size', '590000px')} />
}

const shows: Record<string, ComponentType> = {
  tickers: () => <Sums Sum={JackpotTicker} />,
  texts: () => <Sums Sum={Text} />,
  tiles: Tiles,
  boxes: Boxes,
}

const Show = shows[new URLSearchParams(location.search).get('show') ?? ''] ?? Boxes
const root = document.getElementById('root')
if (root) {
  root.style.setProperty('container', 'page / inline-size')
  createRoot(root).render(
    <IntlProvider locale="ro" messages={kitMessages as never}>
      <Show />
    </IntlProvider>,
  )
}
