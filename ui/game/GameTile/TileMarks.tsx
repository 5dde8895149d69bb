import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { GameLabel } from '#ui/game/GameLabel'
import { Icon } from '#ui/media/Icon'
import type { GameTileProps, LiveState } from './gameTileProps.ts'
import styles from './TileMarks.module.css'

/** Return to player, after the provider's name on narrow screens. */
export function Rtp({ value }: { value: number }) {
  const { formatNumber } = useIntl()
  const percent = formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return <span className={styles.rtp}> · RTP {percent}%</span>
}

type JackpotSumProps = {
  value: GameTileProps['jackpot']
  /** On the picture, above the lettering that game art has at its end; otherwise a line of the caption. */
  place?: 'picture' | 'under-label'
  /** Whose place in the caption it takes, still said to those who listen. */
  instead?: string
  className?: string
}

/** The jackpot's top amount. */
export function JackpotSum({ value, place, instead, className }: JackpotSumProps) {
  const still = typeof value === 'number'
  return (
    <>
      {instead && <span className="visually-hidden">{instead}</span>}
      <span className={clsx(styles.jackpot, className)} data-place={place} aria-hidden={still}>
        {still ? <Amount value={value} form="short" /> : value}
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

/** A dot and a word for a live table; a sign, the link's name says it too. */
export function LiveMark({ state, className }: { state: LiveState; className?: string }) {
  const { formatMessage } = useIntl()
  return (
    <span className={clsx(styles.live, className)} data-state={state} aria-hidden="true">
      {formatMessage({ id: liveWords[state] })}
    </span>
  )
}

/** How a live game's table is, and the label; beside each other where there is room. */
export function Labels({ live, label }: Pick<GameTileProps, 'live' | 'label'>) {
  return (
    <div className={styles.labels} data-live={live} aria-hidden="true">
      {live && <LiveMark state={live} />}
      {label && <GameLabel {...label} />}
    </div>
  )
}

type SaidProps = Pick<GameTileProps, 'jackpot' | 'live' | 'label'>

/** What stands on the picture, in the name of the link: it is heard with the game. */
export function Said({ jackpot, live, label }: SaidProps) {
  const { formatMessage } = useIntl()
  if (typeof jackpot !== 'number' && !live && !label) return null
  return (
    <span className={clsx('visually-hidden', styles.said)}>
      {typeof jackpot === 'number' && (
        <>
          , jackpot <Amount value={jackpot} form="short" />
        </>
      )}
      {live && `, ${formatMessage({ id: liveWords[live] })}`}
      {label && `, ${label.text}`}
    </span>
  )
}

/** Says that the game is a favourite; the button to change that comes with mouse, keyboard or the details. */
export function FavouriteMark({ className }: { className?: string }) {
  const { formatMessage } = useIntl()
  return (
    <p className={clsx(styles.favourite, className)}>
      <Icon name="heart-fill" size={16} />
      <span className="visually-hidden">{formatMessage({ id: 'ui.gameTile.favourite' })}</span>
    </p>
  )
}

/** Says that the game cannot be played now. */
export function Unavailable() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.unavailable}>
      <span className={styles.notice}>
        <Icon name="wrench" size={16} />
        {formatMessage({ id: 'ui.gameTile.unavailable' })}
      </span>
    </p>
  )
}
