import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { Icon } from '#ui/media/Icon'
import type { GameTileProps } from './gameTileProps.ts'
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

type SaidProps = { jackpot: GameTileProps['jackpot']; label: string | undefined }

/** What stands on the picture, in the name of the link: it is heard with the game. */
export function Said({ jackpot, label }: SaidProps) {
  if (typeof jackpot !== 'number' && !label) return null
  return (
    <span className={clsx('visually-hidden', styles.said)}>
      {typeof jackpot === 'number' && (
        <>
          , jackpot <Amount value={jackpot} form="short" />
        </>
      )}
      {label && `, ${label}`}
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
