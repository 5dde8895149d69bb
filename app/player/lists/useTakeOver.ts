import { useIntl } from 'react-intl'
import { notify } from '#app/platform/notices/notify.ts'
import { useVisit } from '#app/platform/visit.ts'

/** Returns a function that merges the guest's lists into the player's, and shows a notice with the result. */
export function useTakeOver(): () => Promise<void> {
  const visit = useVisit()
  const { formatMessage } = useIntl()
  return async () => {
    const { takeOver } = await import('./takeOver.ts')
    const { came, stayed } = await takeOver(visit)
    await notify(visit, {
      type: stayed > 0 ? 'alert' : 'success',
      title: formatMessage({ id: 'lists.taken.all' }, { count: came }),
      ...(stayed > 0 && { text: formatMessage({ id: 'lists.taken.some' }, { count: stayed }) }),
    })
  }
}
