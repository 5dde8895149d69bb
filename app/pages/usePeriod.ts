import { useIntl } from 'react-intl'
import type { Period } from '#app/api/contract/pageSlices.ts'

type PeriodEnd = { day: string; whole: 'day' | 'month' | 'year' }

/** A day as it is said: „15”, „15 decembrie”, „15 decembrie 2027”. */
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

/** When a promotion runs, in words: „Până la 30 noiembrie”, „1–15 decembrie”; nothing where no dates are known. */
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
