import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import { RankNumeral } from '#ui/game/RankNumeral'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './WinnerCard.module.css'

export type WinnerCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The winner's masked name: „An***i”. */
  name: string
  /** The game, and the accessible name of the card's link. */
  game: string
  /** Address of the game. */
  href: string
  /** What was won, in lei. */
  amount: number
  /** How long ago, as text: „acum 2 min”. */
  time: string
  /** Square picture of the game. */
  picture?: string
  /** Whether it was a jackpot. @default false */
  jackpot?: boolean
  /** Rank on a podium, as a metal numeral. */
  rank?: 1 | 2 | 3
}

/** Amounts from which there is no space for all digits. */
const TEN_MILLION = 10_000_000

/** A win: player, game, amount and time, stated without promising anything. */
export function WinnerCard({
  name,
  game,
  href,
  amount,
  time,
  picture,
  jackpot = false,
  rank,
  className,
  ...rest
}: WinnerCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)} data-rank={rank}>
      {rank && <RankNumeral className={styles.rank} rank={rank} />}
      <div className={styles.thumb}>
        <LazyImage src={picture} missing={{ title: game }} />
      </div>
      <div className={styles.words}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.time}>{time}</span>
        </p>
        <p className={styles.amount}>
          <Amount value={amount} form={amount < TEN_MILLION ? 'full' : 'short'} />
        </p>
        <h3 className={styles.game}>
          {jackpot && <span className={styles.jackpot}>Jackpot </span>}
          <Link data-stretched href={href}>
            {rank && (
              <span className="visually-hidden">
                <FormattedMessage id="ui.gameTile.rank" values={{ rank }} />{' '}
              </span>
            )}
            {game}
          </Link>
        </h3>
      </div>
    </article>
  )
}
