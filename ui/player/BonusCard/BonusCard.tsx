import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Progress, type ProgressProps } from '#ui/feedback/Progress'
import { Icon } from '#ui/media/Icon'
import styles from './BonusCard.module.css'
import { BonusCount } from './BonusCount.tsx'

export type BonusCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** How far it is: in use, accepted and waiting, or over. */
  state: 'active' | 'accepted' | 'finished'
  /** What it gives. */
  kind: 'free-spins' | 'golden-chips'
  /** Its name, from the operator. */
  title: string
  /** Spins or chips that are left. */
  remaining: number
  /** Games it is for, in one line: „Regina Nilului, Diamant 40 și alte 3”. */
  games?: string
  /** Until when it holds, already in words: „Expiră pe 30 noiembrie, 23:59”. */
  expires?: string
  /** How much of its task is done: what, between 0 and 1, and how far in words. */
  progress?: Pick<ProgressProps, 'label' | 'value' | 'text'>
  /** What can be done with it, usually a `Button`. */
  action?: ReactNode
}

const stateWords = {
  active: 'ui.bonusCard.active',
  accepted: 'ui.bonusCard.accepted',
  finished: 'ui.bonusCard.finished',
} as const

/** One gaming bonus of the player: what is left of it, for which games, until when. */
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
