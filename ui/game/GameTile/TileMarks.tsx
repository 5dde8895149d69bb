import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { GameLabel } from '#ui/game/GameLabel'
import { Icon } from '#ui/media/Icon'
import type { GameTileProps, LiveState } from './gameTileProps.ts'
import styles from './TileMarks.module.css'

/** RTP, after the provider's name on narrow screens. */
export function Rtp({ value }: { value: number }) {
  const { formatNumber } = useIntl()
  const percent = formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return <span className={styles.rtp}> · RTP {percent}%</span>
}

type Jackpot = NonNullable<GameTileProps['jackpot']>

const amountOf = (jackpot: Jackpot) =>
  typeof jackpot === 'number' ? <Amount value={jackpot} form="short" /> : jackpot

type JackpotSumProps = {
  value: Jackpot
  /** On the picture, above the lettering at its bottom; otherwise a line of the caption. */
  place?: 'picture' | 'under-label'
  /** The text that it replaces visually, still read by screen readers. */
  instead?: string
  className?: string
}

/** The jackpot's top amount; decorative, since the link's name says it too. */
export function JackpotSum({ value, place, instead, className }: JackpotSumProps) {
  return (
    <>
      {instead && <span className="visually-hidden">{instead}</span>}
      <span className={clsx(styles.jackpot, className)} data-place={place} aria-hidden="true">
        {amountOf(value)}
      </span>
    </>
  )
}

const liveWords = {
  open: 'ui.gameTile.live',
  full: 'ui.gameTile.full',
  closed: 'ui.gameTile.closed',
  unknown: 'ui.gameTile.live',
} as const

type LiveMarkProps = {
  /** Text of the table's state. */
  state: LiveState
  /** Class of the mark. */
  className?: string
}

/** A dot and a word for a live table; decorative, since the link's name says it too. */
export function LiveMark({ state, className }: LiveMarkProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={clsx(styles.live, className)} data-state={state} aria-hidden="true">
      {formatMessage({ id: liveWords[state] })}
    </span>
  )
}

type LabelsProps = Pick<GameTileProps, 'live' | 'label'> & {
  /** Whether the mark of a favourite is beside them: a label that is too long for the rest of the line is cut. */
  beside: boolean
}

/** State of a live game's table, and the label; side by side if there is space. */
export function Labels({ live, label, beside }: LabelsProps) {
  return (
    <div className={styles.labels} data-live={live} data-beside-mark={beside || undefined} aria-hidden="true">
      {live && <LiveMark state={live} />}
      {label && <GameLabel {...label} />}
    </div>
  )
}

type SaidProps = Pick<GameTileProps, 'jackpot' | 'live' | 'label' | 'state'>

/** Text of the marks on the picture for the link's accessible name. */
export function Said({ jackpot, live, label, state }: SaidProps) {
  const { formatMessage } = useIntl()
  const closed = state === 'unavailable'
  if (jackpot === undefined && !live && !label && !closed) return null
  return (
    <span className={clsx('visually-hidden', styles.said)}>
      {jackpot !== undefined && <>, jackpot {amountOf(jackpot)}</>}
      {live && `, ${formatMessage({ id: liveWords[live] })}`}
      {label && `, ${label.text}`}
      {closed && `, ${formatMessage({ id: 'ui.gameTile.unavailable' })}`}
    </span>
  )
}

type FavouriteMarkProps = {
  /** Class of the mark. */
  className?: string
}

/** Mark of a favourite; the button to change it appears with mouse, keyboard or in the details. */
export function FavouriteMark({ className }: FavouriteMarkProps) {
  const { formatMessage } = useIntl()
  return (
    <p className={clsx(styles.favourite, className)}>
      <Icon name="heart-fill" size={16} />
      <span className="visually-hidden">{formatMessage({ id: 'ui.gameTile.favourite' })}</span>
    </p>
  )
}

/** Plate of a game in maintenance; decorative, since the link's name says it too. */
export function Unavailable() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.unavailable} aria-hidden="true">
      <Icon name="wrench" size={16} />
      {formatMessage({ id: 'ui.gameTile.unavailable' })}
    </p>
  )
}
