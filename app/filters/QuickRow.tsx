import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { QuickKind } from '#app/domain/filters/quick.ts'
import { Chip } from '#ui/controls/Chip'
import { FiltersButton } from './FiltersButton.tsx'
import styles from './QuickFilters.module.css'

type QuickRowProps = {
  flags: readonly QuickKind[]
  isOn: (kind: QuickKind) => boolean
  onPress: (kind: QuickKind) => void
  /** Opens the panel. */
  onOpen: () => void
  /** What the button that opens it says besides its name. */
  children?: ReactNode
}

/** The way to all filters and the switches beside it, the same before the whole list has come as after. */
export function QuickRow({ flags, isOn, onPress, onOpen, children }: QuickRowProps) {
  const { formatMessage } = useIntl()
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are no form, which a fieldset would promise
    <div className={styles.row} role="group" aria-label={formatMessage({ id: 'filters.quick' })}>
      <FiltersButton className={styles.open} onOpen={onOpen}>
        {formatMessage({ id: 'list.filters' })}
        {children}
      </FiltersButton>
      {flags.map((kind) => (
        <Chip key={kind} selected={isOn(kind)} onPress={() => onPress(kind)}>
          {formatMessage({ id: `filters.flag.${kind}` })}
        </Chip>
      ))}
    </div>
  )
}
