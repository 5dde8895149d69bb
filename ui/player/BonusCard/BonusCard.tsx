import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Progress, type ProgressProps } from '#ui/feedback/Progress'
import { Icon } from '#ui/media/Icon'
import styles from './BonusCard.module.css'
import { BonusCount } from './BonusCount.tsx'

export type BonusCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** State of the bonus: in use, accepted, or over. */
  state: 'active' | 'accepted' | 'finished'
  /** Kind of the bonus. */
  kind: 'free-spins' | 'golden-chips'
  /** The operator's title. */
  title: string
  /** Remaining spins or chips. */
  remaining: number
  /** Its games in one line: „Regina Nilului, Diamant 40 și alte 3”. */
  games?: string
  /** End of its validity, as text: „Expiră pe 30 noiembrie, 23:59”. */
  expires?: string
  /** Progress of its task: label, value between 0 and 1, and text. */
  progress?: Pick<ProgressProps, 'label' | 'value' | 'text'>
  /** Its action, usually a `Button`. */
  action?: ReactNode
}

const stateWords = {
  active: 'ui.bonusCard.active',
  accepted: 'ui.bonusCard.accepted',
  finished: 'ui.bonusCard.finished',
} as const

/** A gaming bonus of the player: remaining amount, games, and end. */
export function BonusCard({
  state,
  kind,
  title,
  remaining,
  games,
  expires,
  progress,
  action,
  className,
  ...rest
}: BonusCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)} data-state={state}>
      <span className={styles.plate} data-kind={kind}>
        <Icon name={kind === 'free-spins' ? 'gift-fill' : 'poker-chip'} size={24} />
      </span>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.state} data-state={state}>
          <FormattedMessage id={stateWords[state]} />
        </p>
      </div>
      <p className={styles.count}>
        <BonusCount kind={kind} count={remaining} />
      </p>
      {progress && <Progress className={styles.progress} {...progress} />}
      {(games || expires) && (
        <p className={styles.facts}>
          {games && (
            <span className={styles.games}>
              <FormattedMessage id="ui.bonusCard.games" /> {games}
            </span>
          )}
          {expires && (
            <span className={styles.expires}>
              <Icon name="clock" size={16} />
              {expires}
            </span>
          )}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
