import type { Lobby } from '#app/api/contract/common.ts'
import type { Bits } from '#app/domain/filters/bits.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { FilterBody } from './FilterBody.tsx'
import { FilterFoot } from './FilterFoot.tsx'
import { useFilterWords } from './useFilterWords.ts'

export type FilterDrawerProps = {
  store: FilterStore
  index: FilterIndex
  /** The games of the page, unfiltered. */
  base: Bits
  /** `enabledFilters` of the settings, or `enabledFiltersLive` in the live lobby. */
  enabledFilters: readonly string[]
  /** Whose categories are offered. @default 'Casino' */
  lobby?: Lobby
  open: boolean
  onClose: () => void
  /** The draft is in force: closes the panel, or leads elsewhere (FIL-05). */
  onApply: (applied: FilterState) => void
}

/** The filters of a list: a sheet under a finger, along the right edge on a desk. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { store, index, base, enabledFilters, lobby = 'Casino', open, onClose, onApply } = props
  const { say } = useFilterWords()

  const leave = () => onApply(store.getSnapshot().applied)

  return (
    <Drawer
      open={open}
      onClose={onClose}
      kind="menu"
      shape="side"
      tall
      title={say('filters.title')}
      footer={<FilterFoot store={store} index={index} base={base} onApplied={leave} />}
    >
      <FilterBody store={store} index={index} base={base} enabledFilters={enabledFilters} lobby={lobby} />
    </Drawer>
  )
}
