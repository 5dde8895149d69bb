import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import { RankNumeral } from '#ui/game/RankNumeral'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './WinnerCard.module.css'

export type WinnerCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The winner, masked already: „An***i”. */
  name: string
  /** The game, and the name of the card's link. */
  game: string
  /** Where the game can be seen. */
  href: string
  /** What was won, in lei. */
  amount: number
  /** How long ago, in words: „acum 2 min”. */
  time: string
  /** Square picture of the game. */
  picture?: string
  /** The sum came out of a jackpot. @default false */
  jackpot?: boolean
  /** Place on a podium, said by a numeral in metal. */
  rank?: 1 | 2 | 3
}

/** From here on the sum has no room with all its digits. */
const TEN_MILLION = 10_000_000

/** Somebody's win: who, in which game, how much, when. Said once, without promising anything to anybody. */
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
