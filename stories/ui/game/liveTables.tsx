import type { CSSProperties } from 'react'
import { LiveTile, type LiveTileProps, LiveTileSkeleton } from '#ui/game/LiveTile'
import { art } from './art.ts'

/** A table's picture in 16:9. */
export const tablePicture = (hue: number) => ({ src: art({ hue, width: 640, height: 360 }) })

/** Seats in their order: `o` is free, any other letter taken. */
export const seatsOf = (seats: string): readonly boolean[] => [...seats].map((seat) => seat === 'o')

export const blackjack = {
  name: 'Blackjack Aramă 3',
  provider: 'Turnul Nord',
  href: '/live/blackjack-arama-3',
  playHref: '/joaca/blackjack-arama-3',
  picture: tablePicture(180),
  language: 'ro',
  limits: { from: 25, to: 10000 },
} satisfies LiveTileProps

export const open = {
  state: 'open',
  dealer: 'Mihai',
  seats: seatsOf('oox-oxx'),
} satisfies Partial<LiveTileProps>

export const full = { ...open, seats: seatsOf('xxxxxxx') } satisfies Partial<LiveTileProps>

export const closed = { state: 'closed', name: 'Blackjack VIP', picture: tablePicture(170) } as const

export const roulette = {
  state: 'open',
  name: 'Ruleta Carpați',
  dealer: 'Ioana',
  picture: tablePicture(90),
  seats: undefined,
  results: ['17', '32', '0', '26'],
  limits: { from: 0.5, to: 5000 },
} satisfies Partial<LiveTileProps>

export const longest = {
  name: 'Blackjack-ul Marii Săli a Dunării cu trei mâini',
  provider: 'Atelierul Munților Apuseni',
  dealer: 'Alexandra-Gabriela din București',
  limits: { from: 1000, to: 1500000 },
  language: 'pt-br',
  seats: seatsOf('xoxxxxxoxx'),
} satisfies Partial<LiveTileProps>

const heart = (on: boolean) => ({ on, onToggle: () => {} })
const onWatch = () => {}

/** What a designer draws of a table, by its Romanian name. */
const states: Record<string, Partial<LiveTileProps>> = {
  'fără flux': {},
  'deschisă, cu locuri': open,
  'deschisă, cu mausul deasupra': { ...open, className: 'show-hover', favourite: heart(false) },
  'un loc': { ...open, seats: seatsOf('xxxxoxx') },
  'cu rezultate': roulette,
  'cu jucători': { ...roulette, results: undefined, players: 12 },
  plină: full,
  'plină, cu anunț': { ...full, onWatch },
  'plină, anunțul cerut': { ...full, onWatch, watched: true },
  închisă: closed,
  'închisă, cu oră și anunț': { ...closed, opensAt: '18:00', onWatch },
  'închisă, anunțul cerut': { ...closed, opensAt: '18:00', onWatch, watched: true },
  'date vechi': { ...open, stale: true },
  'date vechi, plină': { ...full, stale: true },
  'favorită, pe locul 3': { ...open, favourite: heart(true), rank: 3 },
  'cel mai lung text': { ...open, ...longest },
}

/** Every state of a table, and the skeleton that comes before them. */
export function TableStates({ width = 258 }: { width?: number }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'start' }}>
      {Object.entries(states).map(([words, state]) => (
        <figure key={words} style={{ inlineSize: width }}>
          <LiveTile {...blackjack} {...state} />
          <Words>{words}</Words>
        </figure>
      ))}
      <figure style={{ inlineSize: width }}>
        <LiveTileSkeleton />
        <Words>se încarcă</Words>
      </figure>
    </div>
  )
}

const caption: CSSProperties = {
  font: 'var(--type-micro)',
  color: 'var(--color-text-faint)',
  paddingBlockStart: 8,
}

const Words = ({ children }: { children: string }) => <figcaption style={caption}>{children}</figcaption>

const more = [
  roulette,
  open,
  { ...roulette, name: 'Speed Baccarat B', dealer: 'Elena', results: ['B', 'P', 'B', 'B'], language: 'en' },
  { ...closed, opensAt: '18:00', seats: full.seats },
  { ...full, name: 'Blackjack Dunărea', language: 'tr' },
  { ...open, name: 'Poker Retezat', dealer: 'Andrei', seats: seatsOf('xoxxxxxoxx'), language: 'el' },
]

/** Tables for a row, the same ones each time. */
export const manyTables = (count: number): LiveTileProps[] =>
  Array.from({ length: count }, (_, index) => ({
    ...blackjack,
    ...more[index % more.length],
    href: `/live/${index + 1}`,
    picture: tablePicture((index * 47 + 90) % 360),
  }))
