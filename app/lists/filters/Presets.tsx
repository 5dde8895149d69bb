import { useIntl } from 'react-intl'
import { type Preset, withoutPreset, withPreset } from '#app/domain/filters/presets.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useStore, useStored, useVisit } from '#app/platform/visit.ts'
import { Chip } from '#ui/controls/Chip'
import { IconButton } from '#ui/controls/IconButton'
import styles from './Presets.module.css'
import { createPresets } from './presetStore.ts'

type PresetsProps = {
  /** The one that the draft equals. */
  current: Preset | undefined
  /** Called with the filters of the pressed preset. */
  onChoose: (filters: FilterState) => void
}

/** The saved filters by name: a press puts them into the draft. */
export function Presets({ current, onChoose }: PresetsProps) {
  const { formatMessage } = useIntl()
  const presets = useStored(createPresets)
  const remove = useRemove()
  if (presets.length === 0) return null
  return (
    <section className={styles.presets} aria-labelledby={HEADING}>
      <h3 id={HEADING} className={styles.heading} tabIndex={-1}>
        {formatMessage({ id: 'presets.title' })}
      </h3>
      <ul className={styles.list}>
        {presets.map((preset) => (
          <li key={preset.name} className={styles.preset}>
            <Chip choice selected={preset === current} onPress={() => onChoose(preset.filters)}>
              {preset.name}
            </Chip>
            <IconButton
              icon="x-bold"
              size="s"
              label={formatMessage({ id: 'presets.remove' }, { name: preset.name })}
              onClick={() => remove(preset)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.where}>{formatMessage({ id: 'presets.where' })}</p>
    </section>
  )
}

const HEADING = 'saved-filters'

/** Removes a preset; a notice brings it back. */
function useRemove(): (preset: Preset) => void {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const store = useStore(createPresets)
  return (preset) => {
    if (!store.change((presets) => withoutPreset(presets, preset.name))) {
      void notify(visit, { type: 'alert', title: formatMessage({ id: 'presets.notRemoved' }), limit: 1 })
      return
    }
    // The pressed button is gone.
    document.getElementById(HEADING)?.focus()
    void notify(visit, {
      type: 'info',
      title: formatMessage({ id: 'presets.removed' }, { name: preset.name }),
      actionText: formatMessage({ id: 'presets.undo' }),
      action: () => store.change((presets) => withPreset(presets, preset)),
    })
  }
}
