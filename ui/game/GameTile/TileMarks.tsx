import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { Icon } from '#ui/media/Icon'
import styles from './TileMarks.module.css'

/** Return to player, after the provider's name on narrow screens. */
export function Rtp({ value }: { value: number }) {
  const { formatNumber } = useIntl()
  const percent = formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return <span className={styles.rtp}> · RTP {percent}%</span>
}

/** The jackpot's top amount, on the picture. */
export function JackpotChip({ value }: { value: number }) {
  return (
    <p className={styles.jackpot}>
      <span className="visually-hidden">Jackpot </span>
      <Amount value={value} form="short" />
    </p>
  )
}

/** Says that the game cannot be played now. */
export function Unavailable() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.unavailable}>
      <Icon name="wrench" size={16} />
      {formatMessage({ id: 'ui.gameTile.unavailable' })}
    </p>
  )
}
