import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SortOrder } from '#app/api/contract/common.ts'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { catalogueQuery } from '#app/content/catalogue.ts'
import { LazyEmptyList } from '#app/content/LazyEmptyList.tsx'
import { sliceKey, useSlice } from '#app/content/slices.ts'
import { useStatus } from '#app/content/useStatus.ts'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import { orderIn } from '#app/domain/listOrder.ts'
import { keptFilters } from '#app/navigation/entryFilters.ts'
import { entryValue } from '#app/navigation/historyEntries.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { mayPrefetch } from '#app/platform/firstView/connectionQuality.ts'
import { storedFilters } from '#app/platform/storedFilters.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useVisit } from '#app/platform/visit.ts'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { PageCell } from '#ui/layout/Page'
import { FirstGames } from './FirstGames.tsx'
import { ListTitle } from './ListTitle.tsx'
import { useWholeList } from './useWholeList.ts'

type GameListPageProps = {
  slice: string
  /** The order of its first tiles. @default 'recommended' */
  order: SortOrder | undefined
  /** Content between the title and the games. */
  children?: ReactNode
}

/** A long list as a page. */
export function GameListPage(props: GameListPageProps) {
  useCatalogueAhead(props.slice)
  return (
    <Suspense fallback={<PageCell />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded({ slice, order = 'recommended', children }: GameListPageProps) {
  const list = useSlice(slice, 'GameList')
  const { whole, failed, retry } = useWholeList(useWholeWanted(list, order), list.of.lobby)
  const [count, setCount] = useState(list.total)
  const [pressed, setPressed] = useState<readonly QuickKind[]>([])
  const panels = [useModalEntry('filters'), useModalEntry('surprise')]
  // A failure is shown at the pressed tools, else at the end of the list.
  const isWaitedFor = pressed.length > 0 || panels.some(({ open }) => open)
  return (
    <>
      <ListTitle list={list} count={count} />
      <PageMenu />
      {children}
      {!whole && failed && isWaitedFor && <Failed onRetry={retry} />}
      {whole ? (
        <whole.AllGames list={list} file={whole.file} pressed={pressed} onCount={setCount} />
      ) : (
        <FirstGames
          list={list}
          pressed={pressed}
          onPress={(kind) => setPressed(flipped(pressed, kind))}
          // After a failure the list ends with its first tiles, and the retry follows them.
          room={failed ? list.tiles.length : list.total}
        />
      )}
      {list.total === 0 && (
        <PageCell>
          <LazyEmptyList of="games" />
        </PageCell>
      )}
      {!whole && failed && !isWaitedFor && <Failed onRetry={retry} />}
    </>
  )
}

const flipped = (kinds: readonly QuickKind[], kind: QuickKind) =>
  kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell>
      <RetryStrip text={formatMessage({ id: 'list.failed' })} onRetry={onRetry} />
    </PageCell>
  )
}

/** Whether the catalogue is requested without an interaction: for longer lists, unless the connection saves data. */
const isAskedEarly = ({ total, tiles }: GameListSlice): boolean => total > tiles.length && mayPrefetch()

/** Requests the catalogue of a longer list before the list hydrates, which takes a slow phone a second more. */
function useCatalogueAhead(slice: string): void {
  const client = useQueryClient()
  const query = catalogueQuery(useStatus())
  const ask = useEffectEvent(() => {
    const list = client.getQueryData<Slice>(sliceKey(slice))
    // The list repeats the request and handles a failure.
    if (list?.type === 'GameList' && isAskedEarly(list)) client.fetchQuery(query).catch(() => undefined)
  })
  useEffect(ask, [])
}

/**
 * Whether the whole list is loaded: at once if it is longer than the first tiles, else after an interaction, or if the
 * address or the history entry needs it.
 */
function useWholeWanted(list: GameListSlice, order: SortOrder): boolean {
  const present = useAfterFirstInteraction()
  const hydrating = useHydrating()
  const visit = useVisit()
  const here = usePageLocation()
  const filters = useModalEntry('filters')
  const surprise = useModalEntry('surprise')
  const wanted = useRef(false)
  if (!hydrating) {
    wanted.current ||=
      present ||
      isAskedEarly(list) ||
      orderIn(here.search) !== order ||
      filters.open ||
      surprise.open ||
      entryValue(visit, here.page, 'grid') !== undefined ||
      (keptFilters(visit, here) ?? storedFilters()) !== ''
  }
  return wanted.current && list.total > 0
}
