import { Suspense, useCallback, useContext } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { OwnListSlice } from '#app/api/contract/pageSlices.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { pageOf } from '#app/history/historyEntries.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useStatus } from '#app/lib/useStatus.ts'
import { PageMenu } from '#app/menus/PageMenu.tsx'
import { OwnBonuses } from '#app/promotions/OwnBonuses.tsx'
import { useSums } from '#app/queries/player/useSums.ts'
import { useSlice } from '#app/queries/slices.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TilesHere } from '#app/tiles/TilesHere.ts'
import { NoOwnGames } from '#app/widgets/own/NoOwnGames.tsx'
import { failureOf } from '#app/widgets/own/ownWords.ts'
import { RevealSums } from '#app/widgets/own/RevealSums.tsx'
import { useOwnGames } from '#app/widgets/own/useOwnGames.ts'
import { useOwnTiles } from '#app/widgets/own/useOwnTiles.ts'
import { WidgetSkeleton } from '#app/widgets/WidgetSkeleton.tsx'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { VirtualGrid } from '#ui/layout/VirtualGrid'
import { useListPosition } from './gameList/useListPosition.ts'
import { HiddenHeading } from './HiddenHeading.tsx'

const codeOf = ({ code }: Tile): string => code

/** Lists over whose games the bonuses stand that they are for. */
const bonusKinds = { FreeSpins: 'free-spins', GoldenChips: 'golden-chips' } as const

/** A list of the player who is here, as a page (RTE-17). */
export const OwnListPage = ({ slice }: { slice: string }) => (
  <Suspense fallback={<PageCell />}>
    <MoreWords>
      <Loaded slice={slice} />
    </MoreWords>
  </Suspense>
)

function Loaded({ slice }: { slice: string }) {
  return <List list={useSlice(slice, 'OwnList', { status: useStatus() })} />
}

function List({ list }: { list: OwnListSlice }) {
  const { formatMessage } = useIntl()
  const games = useOwnGames(list)
  const sums = useSums()
  const tiles = useOwnTiles(games, sums)
  const { Tile: TileOf, grid } = useContext(TilesHere)
  const drawTile = useCallback((tile: Tile) => <TileOf tile={tile} />, [TileOf])
  const { restore, onPosition } = useListPosition(pageOf(useLocation()))
  const bonuses = bonusKinds[list.source as keyof typeof bonusKinds]
  const count =
    games.state === 'ready' ? formatMessage({ id: 'ui.games' }, { count: games.places.length }) : undefined
  return (
    <>
      <PageTitle title={list.title} count={count}>
        {games.state === 'ready' && games.wins && <RevealSums sums={sums} />}
      </PageTitle>
      <PageMenu />
      {bonuses && (
        <PageCell>
          <OwnBonuses only={bonuses} />
        </PageCell>
      )}
      <PageCell>
        <HiddenHeading>
          <FormattedMessage id="list.games" />
        </HiddenHeading>
        {games.state === 'pending' && <WidgetSkeleton type="Games" />}
        {games.state === 'failed' && (
          <RetryStrip
            text={formatMessage({ id: failureOf(list.source) })}
            retrying={games.retrying}
            onRetry={games.retry}
          />
        )}
        {games.state === 'ready' && tiles.length === 0 && <NoOwnGames source={list.source} />}
        {tiles.length > 0 && (
          <>
            <LabelStylesOf tiles={tiles} />
            <VirtualGrid
              label={list.title}
              items={tiles}
              getKey={codeOf}
              data-tables={grid}
              renderItem={drawTile}
              restore={restore}
              onPosition={onPosition}
            />
          </>
        )}
      </PageCell>
    </>
  )
}
