import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import styles from './GameDetailsActions.module.css'

export type GameDetailsActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Where a real game begins; without one there is no Play. */
  playHref?: string
  /** What is to be done before anybody can play, such as to be told of a free seat: it comes first. */
  first?: { label: string; name: string; done?: boolean; onPress: () => void }
  /** Where a demo begins; without one Play takes the whole width. */
  demoHref?: string
  /** The game's rules. */
  rulesHref: string
  /** Playing needs a player: Play says so. @default false */
  restricted?: boolean
  /** Why nobody can play now, instead of the two actions: „Jocul este în mentenanță.” */
  unavailable?: string
  /** Finds out once more whether one can play; beside `unavailable` where that is what is not known. */
  onRetry?: () => void
  /** While that is on its way. @default false */
  retrying?: boolean
}

/** Play and Demo side by side, and what the law wants to be said beside them; stays at the foot of the details. */
export function GameDetailsActions({
  playHref,
  first,
  demoHref,
  rulesHref,
  restricted = false,
  unavailable,
  onRetry,
  retrying,
  className,
  ...rest
}: GameDetailsActionsProps) {
  const { formatMessage } = useIntl()
  const play = formatMessage({ id: restricted ? 'ui.gameDetails.login' : 'ui.gameDetails.play' })
  return (
    <div {...rest} className={clsx(styles.foot, className)}>
      {unavailable ? (
        <div className={styles.unavailable}>
          <p role="status">{unavailable}</p>
          {onRetry && (
            <Button tone="quiet" loading={retrying} onClick={onRetry}>
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.actions}>
          {first && (
            <Button
              className={styles.action}
              tone={first.done ? 'outline' : 'primary'}
              size="l"
              aria-label={first.name}
              onClick={first.onPress}
            >
              {first.label}
            </Button>
          )}
          {playHref && (
            <Button className={styles.action} tone={first ? 'outline' : 'primary'} size="l" href={playHref}>
              {play}
            </Button>
          )}
          {demoHref && (
            <Button className={styles.action} size="l" href={demoHref}>
              Demo
            </Button>
          )}
        </div>
      )}
      <p className={styles.legal}>
        18+ · {formatMessage({ id: 'ui.gameDetails.responsible' })} ·{' '}
        <Link className={styles.rules} href={rulesHref}>
          {formatMessage({ id: 'ui.gameDetails.rules' })}
        </Link>
      </p>
    </div>
  )
}
