import { FormattedMessage } from 'react-intl'
import styles from './ErrorPage.module.css'

/** Seconds at which the rest is spoken; every second would drown the page. */
const spoken = [10, 3]

/** Time left before the page changes by itself. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const announced = spoken.findLast((mark) => secondsLeft <= mark)
  return (
    <>
      <p className={styles.countdown} aria-hidden="true">
        <FormattedMessage id="ui.errorPage.countdown" values={{ seconds: secondsLeft }} />
      </p>
      <p className="visually-hidden" role="status">
        {announced !== undefined && (
          <FormattedMessage id="ui.errorPage.countdown" values={{ seconds: announced }} />
        )}
      </p>
    </>
  )
}
