import type { ReactNode } from 'react'
import { CollectionCard } from '#ui/game/CollectionCard'
import { GameTile, type GameTileLayout } from '#ui/game/GameTile'
import { LiveTile } from '#ui/game/LiveTile'
import { ProviderCard } from '#ui/game/ProviderCard'
import { WinnerCard } from '#ui/game/WinnerCard'
import { PageCell } from '#ui/layout/Page'
import { Rail, RailStack } from '#ui/layout/Rail'
import { collections, gamesFor, providers, tablesFor, winners } from './data.ts'
import { LobbyTools, LobbyTop } from './LobbyTop.tsx'
import type { Visitor } from './Scene.tsx'

/** More than one view of them; a top list has ten. */
const counts: Partial<Record<GameTileLayout, number>> = { DoubleRow: 32, Top10: 10 }

const all = (href: string) => ({ href, label: 'Vezi toate' })

type GamesProps = {
  user: Visitor
  layout: GameTileLayout
  title: string
  /** How many games there are in all; top lists say none. */
  count?: string
  /** Place of the first game among those that are known. */
  from?: number
  /** Whether some of them are favourites already. @default true */
  liked?: boolean
}

/** One row of games in one of the six layouts. */
export function Games({ user, layout, title, count, from, liked = true }: GamesProps) {
  const top = layout === 'Top10'
  const tiles = gamesFor(user, layout, from, counts[layout] ?? 14).map((game) =>
    liked || !game.favourite ? game : { ...game, favourite: { ...game.favourite, on: false } },
  )
  const more = count ? all(`/categorii/${layout}`) : undefined
  return (
    <PageCell>
      <Rail layout={layout} title={title} count={count} action={more} ordered={top}>
        {layout === 'DoubleRow'
          ? pairs(tiles).map((pair) => (
              <RailStack key={pair[0]?.href}>
                {pair.map((game) => (
                  <GameTile key={game.href} {...game} />
                ))}
              </RailStack>
            ))
          : tiles.map((game, place) => (
              <GameTile key={game.href} {...game} rank={top ? place + 1 : undefined} />
            ))}
      </Rail>
    </PageCell>
  )
}

const pairs = <Item,>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, place) => (place % 2 === 0 ? [items.slice(place, place + 2)] : []))

/** The live tables in one line. */
export function Tables({ user }: { user: Visitor }) {
  return (
    <PageCell>
      <Rail layout="Landscape" title="Mese live" count="42" action={all('/cazinou-live')}>
        {tablesFor(user).map((table) => (
          <LiveTile key={table.href} {...table} />
        ))}
      </Rail>
    </PageCell>
  )
}

function Collections() {
  return (
    <PageCell>
      <Rail layout="Collection" title="Colecții" count="12" action={all('/colectii')}>
        {collections.map((collection) => (
          <CollectionCard key={collection.href} {...collection} />
        ))}
      </Rail>
    </PageCell>
  )
}

function Providers() {
  return (
    <PageCell>
      <Rail layout="Provider" title="Furnizori" count="38" action={all('/furnizori')}>
        {providers.map((provider) => (
          <ProviderCard key={provider.href} {...provider} />
        ))}
      </Rail>
    </PageCell>
  )
}

function Winners() {
  return (
    <PageCell>
      <Rail layout="Collection" title="Câștigători recenți" action={all('/castigatori')}>
        {winners.map((winner) => (
          <WinnerCard key={winner.name} className="sceneWinner" {...winner} />
        ))}
      </Rail>
    </PageCell>
  )
}

/** The first view of the lobby: enough of it for what lies over it. */
export function LobbyStart({ user }: { user: Visitor }) {
  return (
    <>
      <h1 className="visually-hidden">Cazino</h1>
      <LobbyTop />
      <LobbyTools />
      {user === 'player' ? (
        <Games user={user} layout="Default" title="Jucate recent" count="8" />
      ) : (
        <Games user={user} layout="Default" title="Populare acum" count="214" />
      )}
      <Games user={user} layout="Top10" title="Top 10 în România" from={3} />
    </>
  )
}

type LobbyRowsProps = {
  user: Visitor
  /** Stands in the place of the live tables. */
  tables?: ReactNode
}

/** The whole lobby: every layout of tiles, tables, collections, providers and winners. */
export function LobbyRows({ user, tables = <Tables user={user} /> }: LobbyRowsProps) {
  return (
    <>
      <LobbyStart user={user} />
      {tables}
      <Games user={user} layout="DoubleRow" title="Toate sloturile noi" count="128" from={6} />
      <Games user={user} layout="Portrait" title="Povești din Nil" count="24" from={2} />
      <Games user={user} layout="LargeOnMobile" title="Alese pentru tine" count="16" from={8} />
      <Collections />
      <Games user={user} layout="Landscape" title="Aventuri mari" count="31" from={10} />
      <Providers />
      <Winners />
    </>
  )
}
