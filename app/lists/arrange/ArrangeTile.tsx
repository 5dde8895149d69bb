import type { FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Icon } from '#ui/media/Icon'
import styles from './ArrangeGrid.module.css'

type ArrangeTileProps = {
  code: string
  name: string
  index: number
  count: number
  /** Whether it has left its place. */
  lifted: boolean
  /** Id of the text that says how it is moved. */
  hint: string
  onPress: () => void
  onKeyDown: KeyboardEventHandler<HTMLElement>
  onBlur: FocusEventHandler<HTMLElement>
  onRemove?: (code: string) => void
  /** The tile as the list shows it. */
  children: ReactNode
}

/** A tile as one handle: a press lifts it, a press on another one drops it there. */
export function ArrangeTile(props: ArrangeTileProps) {
  const { code, name, index, count, lifted, hint, onPress, onKeyDown, onBlur, onRemove, children } = props
  const { formatMessage } = useIntl()
  return (
    <div className={styles.card} data-lifted={lifted || undefined}>
      <button
        type="button"
        className={styles.grip}
        data-grip=""
        aria-pressed={lifted}
        aria-describedby={hint}
        onClick={onPress}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <span className="visually-hidden">
          {formatMessage({ id: 'arrange.move' }, { name, at: index + 1, count })}
        </span>
        <span className={styles.sign}>
          <Icon name="arrows-out-cardinal" size={16} />
        </span>
      </button>
      <div className={styles.tile} inert>
        {children}
      </div>
      {onRemove && (
        <IconButton
          className={styles.remove}
          icon="x-bold"
          size="s"
          tone="media"
          label={formatMessage({ id: 'arrange.remove' }, { name })}
          onClick={() => onRemove(code)}
        />
      )}
    </div>
  )
}
