import { fn } from 'storybook/test'
import type { CollectionCardProps } from '#ui/game/CollectionCard'
import type { GameTileLayout, GameTileProps } from '#ui/game/GameTile'
import type { LiveTileProps } from '#ui/game/LiveTile'
import type { ProviderCardProps } from '#ui/game/ProviderCard'
import type { WinnerCardProps } from '#ui/game/WinnerCard'
import { pictureUrl } from '../pictures.ts'
import type { Visitor } from './Scene.tsx'

const kinds: Record<GameTileLayout, string> = {
  Default: 'Thumbnail',
  DoubleRow: 'Thumbnail',
  Portrait: 'Portrait',
  Landscape: 'Landscape',
  Top10: 'Portrait',
  LargeOnMobile: 'Landscape',
}

/** Code of the drawn pictures, name, provider, and what the tile says besides. */
type Entry = [code: string, name: string, provider: string, marks?: Partial<GameTileProps>]

const known: Entry[] = [
  ['arcul-de-foc', 'Arcul de Foc', 'Șapte Văi'],
  ['livada-de-aur', 'Livada de Aur', 'Atelier Zimbru', { label: { text: 'Nou' } }],
  ['regina-nilului', 'Regina Nilului', 'Cuprum Play'],
  ['diamant-40', 'Diamant 40', 'Copperleaf Studio', { jackpot: 48210.11 }],
  ['racheta-rosie', 'Racheta Roșie', 'Norul Roșu'],
  ['steaua-polara', 'Steaua Polară', 'Cocorul de Hârtie', { label: { text: 'Exclusiv' } }],
  ['cirese-aprinse', 'Cireșe Aprinse', 'Șapte Văi', { jackpot: 3904.75 }],
  ['orasul-pierdut', 'Orașul Pierdut', 'Cuprum Play'],
  ['lupul-argintiu', 'Lupul Argintiu', 'Atelier Zimbru'],
  ['comoara-dunarii', 'Comoara Dunării', 'Copperleaf Studio'],
  ['umbra-castelului', 'Umbra Castelului', 'Cocorul de Hârtie'],
  ['cascada-7', 'Cascada 7', 'Șapte Văi', { jackpot: 612.4 }],
  ['vant-de-sud', 'Vânt de Sud', 'Norul Roșu'],
  ['secretul-carpatilor', 'Secretul Carpaților', 'Atelier Zimbru', { label: { text: 'Nou' } }],
  ['balonul-de-aur', 'Balonul de Aur', 'Norul Roșu'],
  ['wild-orchard', 'Wild Orchard', 'Copperleaf Studio'],
  ['fructe-20', 'Fructe 20', 'Șapte Văi'],
  ['marea-aventura', 'Marea Aventură', 'Cuprum Play'],
]

/** `count` games from place `from` on, round and round, as this visitor sees them. */
export function gamesFor(user: Visitor, layout: GameTileLayout, from = 0, count = 12): GameTileProps[] {
  return Array.from({ length: count }, (_, step) => {
    const at = from + step
    const [code, name, provider, marks] = known[at % known.length] as Entry
    const address = at < known.length ? code : `${code}-${at}`
    return {
      ...marks,
      name,
      provider,
      layout,
      href: `/joc/${address}`,
      playHref: `/play/${address}/real`,
      demoHref: at % 3 === 1 ? undefined : `/play/${address}/demo`,
      picture: pictureFor(code, layout),
      rtp: layout === 'LargeOnMobile' ? 95.4 + (at % 5) * 0.27 : undefined,
      restricted: user !== 'player',
      ...(user === 'player' && { favourite: { on: at % 7 === 2, onToggle: fn() } }),
    }
  })
}

function pictureFor(code: string, layout: GameTileLayout) {
  const square = pictureUrl(`${code}.Thumbnail`) ?? ''
  const src = pictureUrl(`${code}.${kinds[layout]}`) ?? square
  // From this width on LargeOnMobile is Default.
  return layout === 'LargeOnMobile'
    ? { src, alternative: { media: '(width >= 768px)', srcSet: square } }
    : { src }
}

const table = (code: string) => pictureUrl(`${code}.Landscape`)
const openTable = (code: string) => ({
  href: `/cazinou-live/${code}`,
  playHref: `/play/${code}/real`,
  picture: table(code),
})

/** Open with seats, open without them, full and closed tables. */
const tables: LiveTileProps[] = [
  {
    ...openTable('ruleta-carpati'),
    name: 'Ruleta Carpați',
    dealer: 'Ioana',
    language: 'ro',
    limits: { from: 0.5, to: 5000 },
    results: ['17', '32', '0', '26'],
  },
  {
    ...openTable('blackjack-arama-3'),
    name: 'Blackjack Aramă 3',
    dealer: 'Mihai',
    language: 'ro',
    limits: { from: 25, to: 10000 },
    seats: { total: 7, free: 3 },
  },
  {
    ...openTable('speed-baccarat-b'),
    name: 'Speed Baccarat B',
    dealer: 'Elena',
    language: 'en',
    limits: { from: 5, to: 20000 },
    results: ['B', 'P', 'B', 'B'],
  },
  {
    name: 'Blackjack VIP',
    href: '/cazinou-live/blackjack-vip',
    picture: table('blackjack-vip'),
    open: false,
    opensAt: '18:00',
    onRemind: fn(),
    language: 'ro',
    limits: { from: 250, to: 50000 },
    seats: { total: 7, free: 0 },
  },
  {
    ...openTable('blackjack-arama-3'),
    href: '/cazinou-live/blackjack-arama-1',
    name: 'Blackjack Aramă 1',
    dealer: 'Radu',
    language: 'ro',
    limits: { from: 10, to: 2500 },
    seats: { total: 7, free: 0 },
  },
  {
    ...openTable('ruleta-carpati'),
    href: '/cazinou-live/ruleta-dunarii',
    name: 'Ruleta Dunării',
    dealer: 'Ana',
    language: 'tr',
    limits: { from: 1, to: 2000 },
    results: ['4', '19', '36', '11'],
  },
]

/** The tables as this visitor sees them: only players can ask to be reminded. */
export const tablesFor = (user: Visitor): LiveTileProps[] =>
  user === 'player'
    ? tables
    : tables.map((given) => (given.open === false ? { ...given, onRemind: undefined } : given))

const covers = (...codes: string[]) =>
  codes.map((code) => ({ id: code, src: pictureUrl(`${code}.Thumbnail`) ?? '' }))

export const collections: CollectionCardProps[] = [
  ['Egiptul antic', 3, ['regina-nilului', 'orasul-pierdut', 'marea-aventura']],
  ['Fructe și șeptari', 24, ['cirese-aprinse', 'livada-de-aur', 'fructe-20']],
  ['Basme românești', 18, ['poveste-cu-zmei', 'secretul-carpatilor', 'lupul-argintiu']],
  ['Seară de poveste', 11, ['umbra-castelului', 'comoara-dunarii', 'vant-de-sud']],
  ['Până la cer', 7, ['racheta-rosie', 'balonul-de-aur', 'steaua-polara']],
].map(([title, count, codes]) => ({
  title: title as string,
  count: count as number,
  href: `/colectii/${(codes as string[])[0]}`,
  covers: covers(...(codes as string[])),
}))

export const providers: ProviderCardProps[] = [
  ['cuprum-play', 'Cuprum Play', 214],
  ['atelier-zimbru', 'Atelier Zimbru', 128],
  ['sapte-vai', 'Șapte Văi', 96],
  ['copperleaf-studio', 'Copperleaf Studio', 71],
  ['cocorul-de-hartie', 'Cocorul de Hârtie', 54],
  ['norul-rosu', 'Norul Roșu', 38],
  ['salon-cristal-live', 'Salon Cristal Live', 42],
  ['masa-regala', 'Masa Regală', 21],
].map(([code, name, count]) => ({
  name: name as string,
  count: count as number,
  href: `/furnizori/${code}`,
  lightLogo: pictureUrl(`provider-${code}-light`),
  darkLogo: pictureUrl(`provider-${code}-dark`),
}))

export const winners: WinnerCardProps[] = [
  ['An***i', 'arcul-de-foc', 'Arcul de Foc', 12480.5, 'acum 2 min'],
  ['Mi***a', 'diamant-40', 'Diamant 40', 48210.11, 'acum 9 min'],
  ['Ra***u', 'ruleta-carpati', 'Ruleta Carpați', 3600, 'acum 14 min'],
  ['El***a', 'lupul-argintiu', 'Lupul Argintiu', 980.4, 'acum 21 min'],
  ['Da***n', 'comoara-dunarii', 'Comoara Dunării', 7315.25, 'acum 33 min'],
  ['Io***a', 'cirese-aprinse', 'Cireșe Aprinse', 3904.75, 'acum 48 min'],
].map(([name, code, game, amount, time], place) => ({
  name: name as string,
  game: game as string,
  href: `/joc/${code}`,
  amount: amount as number,
  time: time as string,
  picture: pictureUrl(`${code}.Thumbnail`),
  jackpot: place === 1 || place === 5,
}))
