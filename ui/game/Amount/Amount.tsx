import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import styles from './Amount.module.css'

export type AmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In lei, with two decimals kept. */
  value: number
  /** `short` says millions in words, for narrow places. @default 'full' */
  form?: 'full' | 'short'
  /** Without the unit, where a heading says it. @default false */
  bare?: boolean
}

const MILLION = 1_000_000
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Money in lei, in figures of one width. */
export function Amount({ value, form = 'full', bare = false, className, ...rest }: AmountProps) {
  const { formatNumber, formatMessage } = useIntl()
  const short = form === 'short' && value >= MILLION
  const figures = formatNumber(short ? value / MILLION : value, twoDecimals)
  const id = short ? 'ui.amount.millions' : 'ui.amount.lei'
  return (
    <span {...rest} className={clsx(styles.amount, className)}>
      {bare ? figures : formatMessage({ id }, { amount: figures })}
    </span>
  )
}
