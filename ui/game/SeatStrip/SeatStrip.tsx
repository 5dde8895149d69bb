import { clsx } from 'clsx'
import { type ComponentProps, memo, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './SeatStrip.module.css'

export type SeatStripProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Whether each seat is free, in order. More than ten seats are shown as text only. */
  seats: readonly boolean[]
  /** `dots` keeps the text for screen readers only. @default 'both' */
  show?: 'both' | 'dots' | 'words'
  /** `media` is for use on pictures in any theme. @default 'plain' */
  tone?: 'plain' | 'media'
  /** Whether a freed seat changes without its ring, for reduced motion. @default false */
  still?: boolean
}

/** Highest number of dots; more could not be counted at a glance. */
export const MAX_DOTS = 10

/** Free seats as filled dots, taken ones as hollow dots, and the number of free ones as text. */
export function SeatStrip({
  seats,
  show = 'both',
  tone = 'plain',
  still = false,
  className,
  ...rest
}: SeatStripProps) {
  const { formatMessage } = useIntl()
  const free = seats.filter(Boolean).length
  const dots = show !== 'words' && seats.length <= MAX_DOTS
  const words =
    free > 0
      ? formatMessage({ id: 'ui.seatStrip.free' }, { count: free })
      : formatMessage({ id: 'ui.seatStrip.full' })
  return (
    <span
      {...rest}
      className={clsx(styles.strip, className)}
      data-tone={tone}
      data-still={still || undefined}
      data-full={free === 0}
    >
      {dots && (
        <span className={styles.dots} aria-hidden="true">
          {seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their order
            <Dot key={index} free={seat} still={still} />
          ))}
        </span>
      )}
      <span className={dots && show === 'dots' ? 'visually-hidden' : styles.words}>{words}</span>
    </span>
  )
}

type DotProps = { free: boolean; still: boolean }

/** One seat. When it becomes free it shows its ring once, which later renders must not repeat. */
const Dot = memo(function Dot({ free, still }: DotProps) {
  const [was, setWas] = useState(free)
  const [breathes, setBreathes] = useState(false)
  if (free !== was) {
    setWas(free)
    setBreathes(free)
  }
  if (breathes && still) setBreathes(false)
  return (
    <span
      className={styles.dot}
      data-free={free}
      data-breathes={breathes || undefined}
      onAnimationEnd={() => setBreathes(false)}
    />
  )
})
