import { useIntl } from 'react-intl'
import { ApiError } from '#app/api/errors.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useVisit } from '#app/platform/visit.ts'
import type { ShownBalance } from '#ui/player/BalanceToggle'
import { useBalance, useBalanceHidden, useHideBalance, useVisibilitySettled } from '../data/balance.ts'

/** Whether the session has ended, which another notice reports. */
const isOver = (error: Error): boolean =>
  error.name === 'AbortError' || (error instanceof ApiError && error.status === 401)

/** The balance as header and menu show it, and whether it is hidden (BAL-03, MNU-06). */
export function useShownBalance(): ShownBalance {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const { fact, retry, retrying } = useBalance()
  const masked = useBalanceHidden()
  const settled = useVisibilitySettled()
  const { mutate } = useHideBalance()
  return {
    ...(fact.state === 'failed' && { onRetry: retry, retrying }),
    // Undefined until the setting that hides the balance is loaded.
    value: settled && fact.state === 'known' ? fact.value : undefined,
    masked,
    onToggle: (masked: boolean) =>
      mutate(masked, {
        onError: (error) =>
          isOver(error) ||
          void notify(visit, {
            type: 'alert',
            title: formatMessage({ id: 'errors.unable-to-update-balance-visibility' }),
            limit: 1,
          }),
      }),
  }
}
