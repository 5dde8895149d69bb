import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useCount } from '#ui/foundation/counted.ts'
import { Icon } from '#ui/media/Icon'
import styles from './FilterGroup.module.css'
import { type FilterOption, isHeld } from './options.ts'

export type OptionPillProps = FilterOption & {
  /** Id of the element that says why it is locked. */
  noteId: string
  onToggle: (value: string) => void
}

/** A checkbox as a pill: the option and its number of games. */
export function OptionPill(props: OptionPillProps) {
  const { value, label, count, selected = false, locked, noteId, onToggle } = props
  const { formatNumber } = useIntl()
  const counted = useCount()
  const id = useId()
  const held = isHeld(props)

  return (
    <label className={styles.pill} data-state={selected ? 'chosen' : held ? 'held' : undefined}>
      <input
        className={styles.input}
        type="checkbox"
        checked={selected}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}count${locked ? ` ${noteId}` : ''}`}
        aria-disabled={held || undefined}
        onClick={held ? (event) => event.preventDefault() : undefined}
        onChange={() => !held && onToggle(value)}
      />
      {locked && <Icon name="lock" size={16} />}
      <span id={`${id}label`}>{label}</span>
      <span className={styles.count} aria-hidden="true">
        {formatNumber(count)}
      </span>
      <span id={`${id}count`} hidden>
        {counted.count(count)}
      </span>
    </label>
  )
}
