import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { isServerSilent } from '#app/platform/connection.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useVisit } from '#app/platform/visit.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { watchStill } from '#ui/foundation/usePrefersStill.ts'

/** Updates the jackpots from the first interaction until the visit ends, whatever page is shown (JAC-02). */
export function JackpotClock() {
  const visit = useVisit()
  const present = useAfterFirstInteraction()
  const title = useIntl().formatMessage({ id: 'errors.failed-to-fetch-jackpots' })
  useEffect(() => {
    if (!present) return
    let stop: (() => void) | undefined
    let gone = false
    void import('./jackpots.ts').then(({ startJackpots }) => {
      const onFail = () => {
        // The offline bar already reports the missing connection.
        if (!isServerSilent(visit)) void notify(visit, { type: 'alert', title, limit: 1 })
      }
      if (!gone) stop = startJackpots(visit, { onFail, isStill: prefersStill, watchStill })
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [visit, present, title])
  return null
}
