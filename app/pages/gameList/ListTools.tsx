import { useLocation, useNavigate } from 'react-router-dom'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { Bits } from '#app/domain/filters/bits.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { leadsToAllGames } from '#app/domain/filters/overrides.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { withPreview } from '#app/domain/preview.ts'
import type { SortOrder } from '#app/domain/sort.ts'
import { track } from '#app/integrations/analytics.ts'
import { Applied } from '#app/panels/filters/Applied.tsx'
import { FilterDrawer } from '#app/panels/filters/FilterDrawer.tsx'
import { QuickFilters } from '#app/panels/filters/QuickFilters.tsx'
import { usePreview } from '#app/shell/Edition.ts'
import { panelOver } from '#app/shell/overlays.ts'
import { routedBack } from '#app/shell/routedBack.ts'
import { SortMenu } from '#ui/browse/SortMenu'
import { PageCell } from '#ui/layout/Page'
import { ModalStack } from '#ui/overlay/ModalStack'
import styles from './ListTools.module.css'
import { filterPageOf } from './overrides.ts'

type ListToolsProps = {
  list: GameListSlice
  index: FilterIndex
  /** The games of the page, unfiltered. */
  base: Bits
  store: FilterStore
  /** Games that are left. */
  count: number
  /** Whether the panel is open. */
  open: boolean
  order: SortOrder
  onOrder: (order: SortOrder) => void
}

/** Filters and order over a list. */
export function ListTools({ list, index, base, store, count, open, order, onOrder }: ListToolsProps) {
  const navigate = useNavigate()
  const here = useLocation()
  const preview = usePreview()
  const { of, filters } = list
  const close = () => void navigate(-1)

  /** On the page of one subject other filters lead to all games, and come along (FIL-05). */
  function onApplied(applied: FilterState) {
    track({ event: of.lobby === 'Live' ? 'live_casino_filters_click' : 'casino_filters_click' })
    if (leadsToAllGames(applied, store.getSnapshot().overrides, filterPageOf(of))) {
      store.leave(true)
      store.applyAtOnce(() => applied)
      const all = addressOf(of.lobby === 'Live' ? 'live-casino-all-games' : 'all-games')
      void navigate(withPreview(all, preview), { replace: open })
    } else if (open) close()
  }

  const shared = { store, index, base, onApply: onApplied }
  return (
    <PageCell className={styles.tools}>
      <div className={styles.line}>
        <QuickFilters {...shared} onOpen={() => void navigate(...panelOver('filters', here))} />
        <SortMenu value={order} onChange={onOrder} />
      </div>
      <Applied store={store} index={index} count={count} onApply={onApplied} />
      <ModalStack back={routedBack}>
        <FilterDrawer {...shared} enabledFilters={filters} lobby={of.lobby} open={open} onClose={close} />
      </ModalStack>
    </PageCell>
  )
}
