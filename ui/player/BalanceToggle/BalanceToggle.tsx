import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Amount } from '#ui/game/Amount'
import { Icon } from '#ui/media/Icon'
import styles from './BalanceToggle.module.css'

/** A player's balance and its actions. */
export type ShownBalance = {
  /** The balance in lei; undefined while it loads. */
  value?: number
  /** Whether the amount is hidden; then it is not in the DOM. @default false */
  masked?: boolean
  /** Called to hide or show the amount. */
  onToggle: (masked: boolean) => void
  /** Loads the balance again; set if it failed, and then the press of the pill. */
  onRetry?: () => void
  /** Whether it is loading again. @default false */
  retrying?: boolean
}

export type BalanceToggleProps = Omit<ComponentProps<'div'>, 'children' | 'onToggle'> & ShownBalance

const MILLION = 1_000_000

/**
 * The player's balance, with an eye that hides it; after a failure a press loads it again. The button's target is the
 * whole pill. All states are as wide as six digits with decimals, so that nothing shifts.
 */
export function BalanceToggle({
  value,
  masked = false,
  onToggle,
  onRetry,
  retrying = false,
  className,
  ...rest
}: BalanceToggleProps) {
  const { formatMessage } = useIntl()
  const busy = onRetry ? retrying : value === undefined

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      {...rest}
      className={clsx(styles.balance, className)}
      role="group"
      aria-label={formatMessage({ id: 'ui.balanceToggle.label' })}
      aria-busy={busy || undefined}
    >
      <span className={styles.amount}>
        {onRetry && !retrying ? (
          <FormattedMessage id="ui.retry" />
        ) : (
          <Amounts value={value} masked={masked} />
        )}
      </span>
      {onRetry ? (
        <button
          className={styles.eye}
          type="button"
          aria-label={formatMessage({ id: 'ui.balanceToggle.failed' })}
          aria-disabled={retrying || undefined}
          onClick={retrying ? undefined : onRetry}
        >
          <Icon className={styles.sign} name="arrow-clockwise" />
        </button>
      ) : (
        <button
          className={styles.eye}
          type="button"
          aria-label={formatMessage({ id: 'ui.balanceToggle.hide' })}
          aria-pressed={masked}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => onToggle(!masked)}
        >
          <Icon className={styles.sign} name={masked ? 'eye-slash' : 'eye'} />
        </button>
      )}
    </div>
  )
}

function Amounts({ value, masked }: Pick<ShownBalance, 'value' | 'masked'>) {
  if (value === undefined) {
    return (
      <>
        <Skeleton className={styles.wait} shape="line" />
        <span className="visually-hidden">
          <FormattedMessage id="ui.balanceToggle.pending" />
        </span>
      </>
    )
  }
  if (!masked) return <Amount value={value} form={value < MILLION ? 'full' : 'short'} />
  return (
    <>
      <span className={styles.dots} aria-hidden="true">
        ••••
      </span>
      <span className="visually-hidden">
        <FormattedMessage id="ui.balanceToggle.masked" />
      </span>
    </>
  )
}
