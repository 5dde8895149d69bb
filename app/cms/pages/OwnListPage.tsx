import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { GameListSlice, OwnListSlice } from '#app/api/contract/pageSlices.ts'
import { useSlice } from '#app/content/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { quickAt } from '#app/domain/filters/tools.ts'
import { FAVOURITE_TABLES, FAVOURITES, type OwnLists } from '#app/domain/ownLists/lists.ts'
import type { OwnTools } from '#app/domain/ownLists/tools.ts'
import { useWholeList } from '#app/lists/useWholeList.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { OwnBonuses } from '#app/player/bonuses/OwnBonuses.tsx'
import { type Sums, useSums } from '#app/player/data/useSums.ts'
import { useOwnLists } from '#app/player/lists/ownLists.ts'
import { useOwnTools } from '#app/player/lists/useOwnTools.ts'
import { ExpectedRows } from '#app/player/login/LoginGate.tsx'
import { Button } from '#ui/controls/Button'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { useCount } from '#ui/foundation/counted.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { NoOwnGames } from '../own/NoOwnGames.tsx'
import { OutdatedList } from '../own/OutdatedList.tsx'
import { failureOf } from '../own/ownMessages.ts'
import { RevealSums } from '../own/RevealSums.tsx'
import { type OwnGames, useOwnGames } from '../own/useOwnGames.ts'
import { useWinTile } from '../own/useWinTile.ts'

/** Lists that show their bonuses above the games. */
const bonusKinds = { FreeSpins: 'free-spins', GoldenChips: 'golden-chips' } as const

/** Lists whose games the player has chosen, by their ids among the own lists. */
const chosen = { Favourites: FAVOURITES, FavouritesLive: FAVOURITE_TABLES } as const

/** A list of the current player, as a page (RTE-17). */
export const OwnListPage = ({ slice }: { slice: string }) => (
  <MoreMessages>
    <Loaded slice={slice} />
  </MoreMessages>
)

function Loaded({ slice }: { slice: string }) {
  return <List list={useSlice(slice, 'OwnList')} />
}

function List({ list }: { list: OwnListSlice }) {
  const { formatMessage } = useIntl()
  const counted = useCount()
  const games = useOwnGames(list)
  const sums = useSums()
  const [shown, setShown] = useState<number>()
  const bonuses = bonusKinds[list.source as keyof typeof bonusKinds]
  const total = games.state === 'ready' ? games.places.length : undefined
  const count = total && (shown ?? total)
  return (
    <>
      <PageTitle title={list.title} count={count === undefined ? undefined : counted.count(count)}>
        {games.state === 'ready' && games.wins && <RevealSums sums={sums} />}
        {list.source in chosen && (
          <Button size="s" tone="quiet" href={addressOf('lists')}>
            {formatMessage({ id: 'lists.all' })}
          </Button>
        )}
      </PageTitle>
      <PageMenu />
      {bonuses && (
        <PageCell>
          <OwnBonuses only={bonuses} />
        </PageCell>
      )}
      {games.state === 'ready' && games.outdated && (
        <PageCell>
          <OutdatedList source={list.source} {...games.outdated} />
        </PageCell>
      )}
      <Content list={list} games={games} sums={sums} onCount={setShown} />
    </>
  )
}

type ContentProps = { list: OwnListSlice; games: OwnGames; sums: Sums; onCount: (count: number) => void }

/** The games of the list, or why there are none: they load, could not be loaded, or the list is empty. */
function Content({ list, games, ...rest }: ContentProps) {
  const { formatMessage } = useIntl()
  if (games.state === 'pending') return <ExpectedRows />
  if (games.state === 'failed')
    return (
      <PageCell>
        <RetryStrip
          text={formatMessage({ id: failureOf(list.source) })}
          retrying={games.retrying}
          onRetry={games.retry}
        />
      </PageCell>
    )
  if (games.places.length > 0) return <Games list={list} games={games} {...rest} />
  return (
    <PageCell>
      <NoOwnGames source={list.source} />
    </PageCell>
  )
}

type Ready = Extract<OwnGames, { state: 'ready' }>

/** The player's list with the same tools as every long list. */
function useGameList({ title, lobby, filters }: OwnListSlice, { file, places }: Ready): GameListSlice {
  const of = useMemo(() => ({ kind: 'own', lobby }) as const, [lobby])
  return useMemo(
    () => ({
      type: 'GameList',
      title,
      of,
      total: places.length,
      tiles: [],
      codes: places.map((place) => file.games.code[place] ?? ''),
      filters,
      quick: quickAt(file, places, lobby),
    }),
    [title, of, lobby, filters, file, places],
  )
}

type GamesProps = ContentProps & { games: Ready }

function Games(props: GamesProps) {
  const id = chosen[props.list.source as keyof typeof chosen]
  const lists = useOwnLists()
  if (id === undefined) return <WholeList {...props} />
  return lists ? <Chosen {...props} lists={lists} id={id} /> : <PageCell />
}

/** A list that the player can arrange. */
function Chosen({ lists, id, ...props }: GamesProps & { lists: OwnLists; id: string }) {
  const { file, places } = props.games
  const codes = useMemo(() => places.map((place) => file.games.code[place] ?? ''), [file, places])
  return <WholeList {...props} own={useOwnTools({ lists, id, codes })} />
}

function WholeList({ list, games, sums, onCount, own }: GamesProps & { own?: OwnTools }) {
  const { formatMessage } = useIntl()
  const gameList = useGameList(list, games)
  const withWin = useWinTile(games, sums.masked)
  const { whole, failed, retry } = useWholeList(true, list.lobby)
  if (whole)
    return (
      <whole.AllGames
        list={gameList}
        file={games.file}
        pressed={[]}
        onCount={onCount}
        toTile={withWin}
        own={own}
      />
    )
  if (!failed) return <ExpectedRows />
  return (
    <PageCell>
      <RetryStrip text={formatMessage({ id: 'list.failed' })} onRetry={retry} />
    </PageCell>
  )
}
