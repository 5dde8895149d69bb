import { clsx } from 'clsx'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './FilterPanel.module.css'

export type FilterPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The quick switches, in order. */
  quick?: ReactNode
  /** The range of bets, and any other range. */
  range?: ReactNode
  /** The groups, in order. */
  children?: ReactNode
}

/** The body of a filter panel: quick switches, ranges and groups, separated by lines. */
export function FilterPanel({ quick, range, children, className, ...rest }: FilterPanelProps) {
  return (
    <div {...rest} className={clsx(styles.panel, className)}>
      {quick && (
        <fieldset className={styles.section}>
          <legend className={styles.legend}>
            <FormattedMessage id="ui.filterPanel.quick" />
          </legend>
          {quick}
        </fieldset>
      )}
      {[...Children.toArray(range), ...Children.toArray(children)].map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections have a fixed order
        <div key={place} className={styles.section}>
          {part}
        </div>
      ))}
    </div>
  )
}
