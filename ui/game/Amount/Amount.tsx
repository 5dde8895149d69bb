import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import styles from './Amount.module.css'
import { limitOf, type Money, type MoneyForm, moneyOf } from './money.ts'

export type AmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The amount in the currency's main unit, with two decimals. */
  value: number
  /** Upper end of a range such as the bets of a table; whole amounts in ranges have no decimals. */
  to?: number
  /**
   * `full` shows two decimals, `digits` none; `compact` writes amounts from 1.000 on as words; `short` keeps the digits
   * of amounts below a million. @default 'full'
   */
  form?: MoneyForm
  /** ISO currency code from the global settings; RON is shown as „lei”. @default 'RON' */
  currency?: string
  /** Hides the unit, if a heading shows it. @default false */
  bare?: boolean
}

const inLei = {
  one: 'ui.amount.lei',
  thousand: 'ui.amount.thousands',
  million: 'ui.amount.millions',
  billion: 'ui.amount.billions',
} as const

const inUnits = {
  one: 'ui.amount.unit',
  thousand: 'ui.amount.thousandsUnit',
  million: 'ui.amount.millionsUnit',
  billion: 'ui.amount.billionsUnit',
} as const

type Unit = { currency: string; bare: boolean }

function withUnit({ formatMessage }: IntlShape, amount: string, scale: Money['scale'], unit: Unit): string {
  if (unit.bare)
    return scale === 'one' ? amount : formatMessage({ id: inUnits[scale] }, { amount, unit: '' }).trim()
  if (unit.currency === 'RON') return formatMessage({ id: inLei[scale] }, { amount })
  return formatMessage({ id: inUnits[scale] }, { amount, unit: unit.currency })
}

/** An amount of money in tabular figures. */
export function Amount({
  value,
  to,
  form = 'full',
  currency = 'RON',
  bare = false,
  className,
  ...rest
}: AmountProps) {
  const intl = useIntl()
  const print = ({ figure, decimals }: Money) =>
    intl.formatNumber(figure, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const money = to === undefined ? moneyOf(value, form) : limitOf(value)
  const figures = to === undefined ? print(money) : `${print(money)} – ${print(limitOf(to))}`
  return (
    <span {...rest} className={clsx(styles.amount, className)}>
      {withUnit(intl, figures, money.scale, { currency, bare })}
    </span>
  )
}
