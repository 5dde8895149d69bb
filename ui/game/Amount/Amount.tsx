import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import styles from './Amount.module.css'

export type AmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In lei, with two decimals kept. */
  value: number
  /** `short` leaves the decimals of large sums out and says millions in words. @default 'full' */
  form?: 'full' | 'short'
  /** Without the unit, where a heading says it. @default false */
  bare?: boolean
}

const MILLION = 1_000_000
const TEN_THOUSAND = 10_000
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Figures and their unit. Rounded down: a sum that nobody has must not be shown. */
function shortened(value: number) {
  if (value >= MILLION) return { id: 'ui.amount.millions', figure: Math.floor(value / 10_000) / 100 } as const
  return { id: 'ui.amount.lei', figure: value >= TEN_THOUSAND ? Math.floor(value) : value } as const
}

/** Money in lei, in figures of one width. */
export function Amount({ value, form = 'full', bare = false, className, ...rest }: AmountProps) {
  const { formatNumber, formatMessage } = useIntl()
  const { id, figure } =
    form === 'short' ? shortened(value) : ({ id: 'ui.amount.lei', figure: value } as const)
  const figures = formatNumber(figure, id === 'ui.amount.lei' && figure !== value ? undefined : twoDecimals)
  return (
    <span {...rest} className={clsx(styles.amount, className)}>
      {bare ? figures : formatMessage({ id }, { amount: figures })}
    </span>
  )
}
