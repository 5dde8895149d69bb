import { clsx } from 'clsx'
import { type ComponentProps, memo, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './SeatStrip.module.css'

export type SeatStripProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The table's seats in their order: whether each is free. More than ten are said in words alone. */
  seats: readonly boolean[]
  /** `dots` leaves the words to those who cannot see the dots. @default 'both' */
  show?: 'both' | 'dots' | 'words'
  /** `media` lies over pictures in any theme. @default 'plain' */
  tone?: 'plain' | 'media'
  /** A seat that frees is filled without a breath, for those who asked for quiet. @default false */
  still?: boolean
}

/** More dots could not be counted at a glance. */
export const MOST_DOTS = 10

/** Free seats as filled dots, taken ones as hollow dots, each in its place, and their number in words. */
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
  const dots = show !== 'words' && seats.length <= MOST_DOTS
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
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <Dot key={index} free={seat} still={still} />
          ))}
        </span>
      )}
      <span className={dots && show === 'dots' ? 'visually-hidden' : styles.words}>{words}</span>
    </span>
  )
}

type DotProps = { free: boolean; still: boolean }

/** One seat. Taken a moment ago and free now, it breathes once; then nothing of that is left that could begin again. */
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
