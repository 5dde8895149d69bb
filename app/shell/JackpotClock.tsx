import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useVisitorPresent } from '#app/lib/useVisitorPresent.ts'
import { notify } from './notices/notify.ts'

/** Lets the jackpots grow once somebody is there to see it (JAC-02). */
export function JackpotClock() {
  const present = useVisitorPresent()
  const title = useIntl().formatMessage({ id: 'errors.failed-to-fetch-jackpots' })
  useEffect(() => {
    if (!present) return
    let stop: (() => void) | undefined
    let gone = false
    void import('#app/queries/jackpots.ts').then(({ startJackpots }) => {
      if (!gone) stop = startJackpots(() => void notify({ type: 'alert', title, limit: 1 }))
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [present, title])
  return null
}
