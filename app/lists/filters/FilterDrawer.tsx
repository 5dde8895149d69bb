import type { Lobby } from '#app/api/contract/common.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { isChosen } from '#app/domain/filters/overrides.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { FilterClear } from '#ui/browse/FilterPanel'
import { Drawer } from '#ui/overlay/Drawer'
import { FilterBody } from './FilterBody.tsx'
import { FilterFoot } from './FilterFoot.tsx'
import { useFilters } from './useFilters.ts'

export type FilterDrawerProps = {
  store: FilterStore
  index: FilterIndex
  reach: Reach
  /** `enabledFilters` of the settings, or `enabledFiltersLive` in the live lobby. */
  enabledFilters: readonly string[]
  /** Lobby whose categories are offered. @default 'Casino' */
  lobby?: Lobby
  open: boolean
  onClose: () => void
  /** Called to apply the draft, which closes the panel or navigates (FIL-05). */
  onApply: () => void
}

/** The filters of a list: a sheet on touch, at the right edge on a desktop. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { store, index, reach, enabledFilters, lobby = 'Casino', open, onClose, onApply } = props
  const { say } = useFilterWords()
  const { draft, applied, overrides } = useFilters(store)
  const clean = !isChosen(draft, overrides) && !isChosen(applied, overrides)

  return (
    <Drawer
      open={open}
      onClose={onClose}
      priority={modalPriorities.menu}
      shape="side"
      tall
      title={say('filters.title')}
      actions={<FilterClear clean={clean} onClear={store.clear} />}
      footer={<FilterFoot store={store} index={index} reach={reach} onApply={onApply} />}
    >
      <FilterBody store={store} index={index} reach={reach} enabledFilters={enabledFilters} lobby={lobby} />
    </Drawer>
  )
}
