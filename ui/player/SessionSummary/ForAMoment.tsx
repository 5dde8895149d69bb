import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './SessionSummary.module.css'

type ForAMomentProps = {
  /** Milliseconds. @default 5000 */
  moment?: number
  /** The hidden content. */
  children: ReactNode
}

/** Dots instead of an amount, and a button that reveals it for a moment. */
export function ForAMoment({ moment = 5000, children }: ForAMomentProps) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(setShown, moment, false)
    return () => clearTimeout(timer)
  }, [shown, moment])

  return (
    <>
      <span className={styles.hidden} role="status">
        {shown ? (
          children
        ) : (
          <>
            <span className={styles.figure} aria-hidden="true">
              ••••
            </span>
            <span className="visually-hidden">
              <FormattedMessage id="ui.sessionSummary.masked" />
            </span>
          </>
        )}
      </span>
      <Button
        className={styles.reveal}
        tone="quiet"
        size="s"
        icon="eye"
        aria-pressed={shown}
        onClick={() => setShown(true)}
      >
        <FormattedMessage id="ui.sessionSummary.reveal" />
      </Button>
    </>
  )
}
