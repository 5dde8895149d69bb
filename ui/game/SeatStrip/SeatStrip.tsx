import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import styles from './SeatStrip.module.css'

export type SeatStripProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many seats the table has; at most seven are drawn. */
  seats: number
  /** How many of them are free. */
  free: number
  /** `dots` leaves the words to those who cannot see the dots. @default 'both' */
  show?: 'both' | 'dots' | 'words'
  /** `media` lies over pictures in any theme. @default 'plain' */
  tone?: 'plain' | 'media'
}

/** More dots could not be counted at a glance. */
const MOST_DOTS = 7

/** Free seats as filled dots, taken ones as hollow dots, and both in words. */
export function SeatStrip({
  seats,
  free,
  show = 'both',
  tone = 'plain',
  className,
  ...rest
}: SeatStripProps) {
  const { formatMessage } = useIntl()
  const dots = Math.min(seats, MOST_DOTS)
  const filled = Math.min(Math.ceil((Math.max(0, free) * dots) / Math.max(1, seats)), dots)
  const words =
    free > 0
      ? formatMessage({ id: 'ui.seatStrip.free' }, { count: free })
      : formatMessage({ id: 'ui.seatStrip.full' })
  return (
    <span {...rest} className={clsx(styles.strip, className)} data-tone={tone} data-full={free <= 0}>
      {show !== 'words' && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: dots }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <span key={index} className={styles.dot} data-free={index < filled} />
          ))}
        </span>
      )}
      <span className={show === 'dots' ? 'visually-hidden' : styles.words}>{words}</span>
    </span>
  )
}
