import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { Button } from '#ui/controls/Button'
import { useCount } from '#ui/foundation/counted.ts'
import styles from './FilterPanel.module.css'

export type FilterActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * Number of games for the draft; announced once it has not changed for half a second. Missing while it is unknown.
   */
  count: number | undefined
  /** Whether the draft equals the applied filters, so that there is nothing to apply. @default false */
  unchanged?: boolean
  /** Called to apply the draft. */
  onApply: () => void
  /** The filter whose removal gives most games; shown when no game matches. */
  removal?: { label: string; count: number; onRemove: () => void }
}

/** The footer of a filter panel: the button that applies it and shows the number of games. */
export function FilterActions(props: FilterActionsProps) {
  const { count, unchanged = false, onApply, removal, className, ...rest } = props
  const { formatMessage } = useIntl()
  const counted = useCount()
  const { of } = counted
  const none = count === 0
  const games = none ? formatMessage({ id: 'ui.filterActions.none' }, { of }) : counted.count(count ?? 0)
  const apply =
    count === undefined
      ? formatMessage({ id: 'ui.filterActions.unknown' })
      : formatMessage({ id: 'ui.filterActions.apply' }, { games })

  return (
    <div {...rest} className={clsx(styles.foot, className)}>
      <QuietStatus text={count === undefined ? '' : games} />
      {none && (
        <p className={styles.none}>
          <FormattedMessage id="ui.filterActions.noneText" values={{ of }} />
        </p>
      )}
      {none && removal && (
        <Button onClick={removal.onRemove}>
          <FormattedMessage
            id="ui.filterActions.remove"
            values={{
              filter: removal.label,
              games: counted.count(removal.count),
            }}
          />
        </Button>
      )}
      <Button tone="primary" size="l" disabled={unchanged || none} onClick={onApply}>
        {none ? games : apply}
      </Button>
    </div>
  )
}
