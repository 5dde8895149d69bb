import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Amount } from '#ui/game/Amount'
import { Icon } from '#ui/media/Icon'
import styles from './BalanceToggle.module.css'

export type BalanceToggleProps = Omit<ComponentProps<'div'>, 'children' | 'onToggle'> & {
  /** Money in the account, in lei; while it is unknown the place is kept. */
  value?: number
  /** Whether the amount is hidden; then it is nowhere in the page. @default false */
  masked?: boolean
  /** Gets the wish to hide the amount, or to show it. */
  onToggle: (masked: boolean) => void
}

const MILLION = 1_000_000

/**
 * The player's money, and an eye that hides it.
 *
 * The eye's target is the whole pill. All states are as wide as six digits with decimals, so that hiding moves nothing.
 */
export function BalanceToggle({ value, masked = false, onToggle, className, ...rest }: BalanceToggleProps) {
  const { formatMessage } = useIntl()
  const pending = value === undefined

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      {...rest}
      className={clsx(styles.balance, className)}
      role="group"
      aria-label={formatMessage({ id: 'ui.balanceToggle.label' })}
      aria-busy={pending || undefined}
    >
      <span className={styles.amount}>
        <Shown value={value} masked={masked} />
      </span>
      <button
        className={styles.eye}
        type="button"
        aria-label={formatMessage({ id: 'ui.balanceToggle.hide' })}
        aria-pressed={masked}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : () => onToggle(!masked)}
      >
        <Icon className={styles.sign} name={masked ? 'eye-slash' : 'eye'} />
      </button>
    </div>
  )
}

function Shown({ value, masked }: Pick<BalanceToggleProps, 'value' | 'masked'>) {
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
