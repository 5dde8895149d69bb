import { FormattedMessage } from 'react-intl'
import styles from './ErrorPage.module.css'

/** Seconds at which the countdown is announced; every second would be too much. */
const spoken = [10, 3]

type CountdownProps = {
  secondsLeft: number
  /** Whether it reloads this page instead of the home page. */
  back: boolean
}

/** Time left before the page changes by itself. */
export function Countdown({ secondsLeft, back }: CountdownProps) {
  const announced = spoken.findLast((mark) => secondsLeft <= mark)
  const id = back ? 'ui.errorPage.countdownBack' : 'ui.errorPage.countdown'
  return (
    <>
      <Ring secondsLeft={secondsLeft} />
      <p className={styles.countdown} aria-hidden="true">
        <FormattedMessage id={id} values={{ seconds: secondsLeft }} />
      </p>
      <p className="visually-hidden" role="status">
        {announced !== undefined && <FormattedMessage id={id} values={{ seconds: announced }} />}
      </p>
    </>
  )
}

/** Ten segments of a circle, one per second. */
function Ring({ secondsLeft }: { secondsLeft: number }) {
  const circle = { cx: 36, cy: 36, r: 31, fill: 'none', strokeWidth: 5, pathLength: 10 }
  return (
    <div className={styles.clock} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
        <circle className={styles.track} {...circle} />
        <circle className={styles.rest} {...circle} strokeDasharray={`${Math.min(secondsLeft, 10)} 10`} />
      </svg>
      <span className={styles.seconds}>{secondsLeft}</span>
    </div>
  )
}
