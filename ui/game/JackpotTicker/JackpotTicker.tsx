import { clsx } from 'clsx'
import { type ComponentProps, memo, type Ref, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { figuresOf, roomOf } from './digits.ts'
import { enter } from './frames.ts'
import styles from './JackpotTicker.module.css'
import { createTicker, type Ticker, type TickerWords } from './ticker.ts'
import type { Report } from './tickerState.ts'

export type JackpotTickerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The amount to show now, in lei; the parent raises it. */
  value: number
  /** The amount that was served last; far below the shown one it means that the jackpot was won. @default value */
  served?: number
  /** 45, 19 or 13.5 pixels, or the type of the surroundings. @default 'm' */
  size?: 'xl' | 'm' | 's' | 'inherit'
  /** Without the unit, where a heading says it. @default false */
  bare?: boolean
  /** The amount is old: when it was true, as a time of the day, „18:04”. */
  stale?: string
}

/** What never changes while a ticker lives, worked out once. */
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
 * A jackpot's amount that rolls up digit by digit and never down. React draws it once; from then on the digits that
 * changed are written straight into the page, all tickers in one frame (JAC-04).
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

/** What the ticker writes into; a new amount is no reason to draw it anew. */
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

/** Binds the markup to a ticker of its own, and tells it every new amount. */
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
