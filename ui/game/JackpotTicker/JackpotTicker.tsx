import { clsx } from 'clsx'
import { type ComponentProps, memo, type Ref, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { figuresOf, roomOf } from './digits.ts'
import { enter } from './frames.ts'
import styles from './JackpotTicker.module.css'
import { createTicker, type Ticker, type TickerWords } from './ticker.ts'
import type { Report } from './tickerState.ts'

export type JackpotTickerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The current amount in lei, which the parent increases. */
  value: number
  /** The last served amount; far below the shown one it means that the jackpot was won. @default value */
  served?: number
  /** 45, 19 or 13.5 pixels, or the inherited size. @default 'm' */
  size?: 'xl' | 'm' | 's' | 'inherit'
  /** Hides the unit, if a heading shows it. @default false */
  bare?: boolean
  /** Set if the amount is old: the time of day when it was current, „18:04”. */
  stale?: string
}

/** Values that never change for a mounted ticker, computed once. */
function useFirst(value: number) {
  const { formatMessage, formatNumberToParts } = useIntl()
  return useState(() => {
    const parts = formatNumberToParts(1e6 + 0.5)
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const separators = { group: of('group'), decimal: of('decimal') }
    const speak = (amount: string) => formatMessage({ id: 'ui.amount.lei' }, { amount })
    return {
      value,
      figures: figuresOf(value, separators),
      room: roomOf(value, separators),
      unit: speak('').trim(),
      words: {
        separators,
        won: formatMessage({ id: 'ui.jackpotTicker.won' }),
        roll: styles.roll ?? '',
        speak,
      } satisfies TickerWords,
    }
  })[0]
}

/**
 * A jackpot's amount that rolls up digit by digit and never down. React renders it once; afterwards changed digits are
 * written directly to the DOM, for all tickers in one frame (JAC-04).
 */
export function JackpotTicker(props: JackpotTickerProps) {
  const { value, served = value, size = 'm', bare = false, stale, className, ...rest } = props
  const first = useFirst(value)
  const { root, ...parts } = useTicker(first.value, first.words, { value, served })

  return (
    <span
      {...rest}
      ref={root}
      className={clsx(styles.ticker, className)}
      data-size={size}
      data-stale={stale !== undefined}
    >
      <Face {...parts} first={first} bare={bare} />
      {stale !== undefined && <Stale time={stale} />}
    </span>
  )
}

type FaceProps = {
  first: ReturnType<typeof useFirst>
  bare: boolean
  box: Ref<HTMLSpanElement>
  digits: Ref<HTMLSpanElement>
  spoken: Ref<HTMLSpanElement>
}

/** The elements that the ticker writes to; memoised, so that a new amount does not render them again. */
const Face = memo(function Face({ first, bare, box, digits, spoken }: FaceProps) {
  return (
    <>
      <span ref={spoken} className="visually-hidden">
        {first.words.speak(first.figures)}
      </span>
      <span className={styles.amount} aria-hidden="true">
        <span ref={box} className={styles.box} data-room={first.room}>
          <span ref={digits} className={styles.digits}>
            {first.figures}
          </span>
        </span>
        {!bare && <span className={styles.unit}>{first.unit}</span>}
      </span>
    </>
  )
})

function Stale({ time }: { time: string }) {
  const { formatMessage } = useIntl()
  return <span className={styles.stale}>{formatMessage({ id: 'ui.jackpotTicker.stale' }, { time })}</span>
}

/** Creates the ticker of the markup, and passes it every new amount. */
function useTicker(begun: number, words: TickerWords, { value, served }: Report) {
  const root = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const digits = useRef<HTMLSpanElement>(null)
  const spoken = useRef<HTMLSpanElement>(null)
  const ticker = useRef<Ticker>(undefined)

  useEffect(() => {
    if (!root.current || !box.current || !digits.current || !spoken.current) return
    const parts = { root: root.current, box: box.current, digits: digits.current, spoken: spoken.current }
    ticker.current = createTicker(parts, words, begun)
    return enter(ticker.current)
  }, [begun, words])
  useEffect(() => ticker.current?.report({ value, served }), [value, served])

  return { root, box, digits, spoken }
}
