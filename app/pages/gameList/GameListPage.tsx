import { Suspense, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { recall } from '#app/lib/places.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { useVisitorPresent } from '#app/lib/useVisitorPresent.ts'
import { useSlice } from '#app/queries/slices.ts'
import { overlaysOf } from '#app/shell/overlays.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { PageCell } from '#ui/layout/Page'
import { keptFilters } from './entryFilters.ts'
import { FirstGames } from './FirstGames.tsx'
import { storedFilters } from './stored.ts'
import { useWholeList } from './useWholeList.ts'

/** A long list as a page. */
export function GameListPage({ slice }: { slice: string }) {
  return (
    <Suspense fallback={<PageCell />}>
      <Loaded slice={slice} />
    </Suspense>
  )
}

function Loaded({ slice }: { slice: string }) {
  const list = useSlice(slice, 'GameList', { status: useStatus() })
  const { whole, failed, retry } = useWholeList(useWholeWanted(list))
  if (whole) return <whole.AllGames list={list} file={whole.file} />
  return (
    <>
      <FirstGames list={list} />
      {failed && <Failed onRetry={retry} />}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell>
      <RetryStrip text={formatMessage({ id: 'list.failed' })} onRetry={onRetry} />
    </PageCell>
  )
}

/** Whether more than the first tiles is asked for: by a person, by the address, or by what this entry remembers. */
function useWholeWanted(list: GameListSlice): boolean {
  const present = useVisitorPresent()
  const hydrating = useHydrating()
  const here = useLocation()
  const wanted = useRef(false)
  if (!hydrating) {
    wanted.current ||=
      present ||
      here.search.includes('ordine=') ||
      overlaysOf(here).panel === 'filters' ||
      recall(here.key, 'grid') !== undefined ||
      (keptFilters(here) ?? storedFilters()) !== ''
  }
  return wanted.current && list.total > 0
}
