import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import { Button } from '#ui/controls/Button'
import { Chip } from '#ui/controls/Chip'
import { KeyHint } from '#ui/shell/KeyHint'
import styles from './QuickFilters.module.css'

type QuickRowProps = {
  flags: readonly QuickKind[]
  isOn: (kind: QuickKind) => boolean
  onPress: (kind: QuickKind) => void
  /** Called to open the panel. */
  onOpen: () => void
  /** Additional content of that button. */
  children?: ReactNode
}

/** The button for all filters and the quick filters beside it, the same before and after the list has loaded. */
export function QuickRow({ flags, isOn, onPress, onOpen, children }: QuickRowProps) {
  const { formatMessage } = useIntl()
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are not form fields
    <div className={styles.row} role="group" aria-label={formatMessage({ id: 'filters.quick' })}>
      <Button
        className={styles.open}
        icon="funnel"
        size="s"
        aria-haspopup="dialog"
        aria-keyshortcuts="F"
        onClick={onOpen}
      >
        <span className={styles.word}>{formatMessage({ id: 'list.filters' })}</span>
        {children}
        <KeyHint sign="F" />
      </Button>
      <div className={styles.chips}>
        {flags.map((kind) => (
          <Chip key={kind} selected={isOn(kind)} onPress={() => onPress(kind)}>
            {formatMessage({ id: `filters.flag.${kind}` })}
          </Chip>
        ))}
      </div>
    </div>
  )
}
