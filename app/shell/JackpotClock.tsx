import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useAfterFirstInteraction } from '#app/lib/useVisitorPresent.ts'
import { notify } from '#app/notices/notify.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { watchStill } from '#ui/foundation/usePrefersStill.ts'

/** Lets the jackpots grow once somebody is there to see it, for the whole visit: on no page do they begin anew (JAC-02). */
export function JackpotClock() {
  const present = useAfterFirstInteraction()
  const title = useIntl().formatMessage({ id: 'errors.failed-to-fetch-jackpots' })
  useEffect(() => {
    if (!present) return
    let stop: (() => void) | undefined
    let gone = false
    void import('#app/queries/jackpots.ts').then(({ startJackpots }) => {
      const onFail = () => void notify({ type: 'alert', title, limit: 1 })
      if (!gone) stop = startJackpots({ onFail, isStill: prefersStill, watchStill })
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [present, title])
  return null
}
