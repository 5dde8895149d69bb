import { useIntl } from 'react-intl'
import { notify } from '#app/platform/notices/notify.ts'
import { useVisit } from '#app/platform/visit.ts'

/** Takes what was chosen before the login to the player's own games, and says how that went. */
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
