import { useIntl } from 'react-intl'
import type { Period } from '#app/api/contract/promotionSlices.ts'

type PeriodEnd = { day: string; whole: 'day' | 'month' | 'year' }

/** Formats a day: „15”, „15 decembrie”, „15 decembrie 2027”. */
function useDay() {
  const { formatDate } = useIntl()
  return ({ day, whole }: PeriodEnd) =>
    formatDate(day, {
      timeZone: 'UTC',
      day: 'numeric',
      ...(whole !== 'day' && { month: 'long' }),
      ...(whole === 'year' && { year: 'numeric' }),
    })
}

/** Formats the period of a promotion: „Până la 30 noiembrie”, „1–15 decembrie”; `undefined` without dates. */
export function usePeriod(): (period: Period | undefined) => string | undefined {
  const { formatMessage } = useIntl()
  const said = useDay()
  return (period) =>
    period &&
    formatMessage(
      { id: 'promotion.period' },
      {
        form: period.form,
        from: 'from' in period ? said(period.from) : '',
        to: 'to' in period ? said(period.to) : '',
      },
    )
}
