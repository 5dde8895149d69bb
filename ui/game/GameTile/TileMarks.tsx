import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { Icon } from '#ui/media/Icon'
import type { GameTileProps } from './GameTile.tsx'
import styles from './TileMarks.module.css'

/** Return to player, after the provider's name on narrow screens. */
export function Rtp({ value }: { value: number }) {
  const { formatNumber } = useIntl()
  const percent = formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return <span className={styles.rtp}> · RTP {percent}%</span>
}

type JackpotChipProps = { value: GameTileProps['jackpot']; className?: string }

/** The jackpot's top amount, on the picture. */
export function JackpotChip({ value, className }: JackpotChipProps) {
  return (
    <p className={clsx(styles.jackpot, className)} aria-hidden={typeof value === 'number'}>
      {typeof value === 'number' ? <Amount value={value} form="short" /> : value}
    </p>
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
