import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import styles from './GameDetailsActions.module.css'

export type GameDetailsActionsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of the game for money; without it there is no Play. */
  playHref?: string
  /** An action before Play, such as a notification about a free seat: it comes first. */
  first?: { label: string; name: string; done?: boolean; onPress: () => void }
  /** Address of the demo; without it Play takes the whole width. */
  demoHref?: string
  /** The game's rules. */
  rulesHref: string
  /** Whether playing needs a login: Play shows it. @default false */
  restricted?: boolean
  /** Why the game cannot be played, instead of the two actions: „Jocul este în mentenanță. Revine la 18:30.” */
  unavailable?: string
  /** Checks again whether the game can be played; beside `unavailable` if the check failed. */
  onRetry?: () => void
  /** Whether that check is running. @default false */
  retrying?: boolean
}

/** Play and Demo side by side, with the legal text; sticky at the bottom of the details. */
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
