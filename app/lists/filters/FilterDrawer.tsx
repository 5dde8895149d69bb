import { useRef, useState } from 'react'
import type { Lobby } from '#app/api/contract/common.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { appliedItems } from '#app/domain/filters/items.ts'
import { chosenOf, isChosen } from '#app/domain/filters/overrides.ts'
import { isActive } from '#app/domain/filters/parts.ts'
import { presetOf } from '#app/domain/filters/presets.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { useStored } from '#app/platform/visit.ts'
import { FilterClear } from '#ui/browse/FilterPanel'
import { IconButton } from '#ui/controls/IconButton'
import { Drawer } from '#ui/overlay/Drawer'
import { FilterBody } from './FilterBody.tsx'
import { FilterFoot } from './FilterFoot.tsx'
import { Presets } from './Presets.tsx'
import { createPresets } from './presetStore.ts'
import { SavePreset } from './SavePreset.tsx'
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
  const words = useFilterWords()
  const { draft, applied, overrides } = useFilters(store)
  const chosen = chosenOf(draft, overrides)
  const clean = !isActive(chosen) && !isChosen(applied, overrides)
  const saved = presetOf(useStored(createPresets), chosen)
  const [saving, setSaving] = useState(false)
  if (saving && !open) setSaving(false)
  const saveButton = useRef<HTMLButtonElement>(null)

  function endSaving() {
    setSaving(false)
    saveButton.current?.focus()
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      priority={modalPriorities.menu}
      shape="side"
      tall
      title={words.say('filters.title')}
      actions={
        <>
          <IconButton
            ref={saveButton}
            icon="bookmark-simple"
            label={words.say('filters.save')}
            aria-expanded={saving}
            disabled={!isActive(chosen) || saved !== undefined}
            onClick={() => setSaving(!saving)}
          />
          <FilterClear clean={clean} onClear={store.clear} />
        </>
      }
      footer={<FilterFoot store={store} index={index} reach={reach} onApply={onApply} />}
    >
      {saving && (
        <SavePreset
          chosen={chosen}
          suggestion={appliedItems(chosen, [], index, words)
            .map(({ label }) => label)
            .join(', ')}
          onEnd={endSaving}
        />
      )}
      <Presets current={saved} onChoose={(filters) => store.edit(() => filters)} />
      <FilterBody store={store} index={index} reach={reach} enabledFilters={enabledFilters} lobby={lobby} />
    </Drawer>
  )
}
