import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton, type IconButtonProps } from '#ui/controls/IconButton'
import { Tooltip } from '#ui/overlay/Tooltip'
import { SessionClock } from '#ui/player/SessionClock'
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx'
import styles from './PlayBar.module.css'

export type PlayBarProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** Name of the game, as the page's main heading. */
  title: string
  /** Address of the page that opened the game. */
  backHref: string
  /** Handler of a plain press on Back, instead of following `backHref`. */
  onBack?: () => void
  /** A `FavouriteButton`; only for players. */
  favourite?: ReactNode
  /** An `InboxButton`; only while there are notifications. */
  inbox?: ReactNode
  /** Switch between demo and money, if the game has both. */
  mode?: ModeSwitchProps
  /** Full screen, if the device supports it. */
  fullScreen?: { active: boolean; onToggle: () => void }
  /** Start of the session and current time in milliseconds; for players only. */
  session?: { startedAt: number; now: number }
  /** Called to open the tools for safe play. */
  onSafePlay: () => void
}

/** Runs `action` for a plain press; other presses open a tab as usual. */
function insteadOf(event: MouseEvent, action: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  action()
}

/** The slim bar over a running game. */
export function PlayBar({
  title,
  backHref,
  onBack,
  favourite,
  inbox,
  mode,
  fullScreen,
  session,
  onSafePlay,
  className,
  ...rest
}: PlayBarProps) {
  const { formatMessage } = useIntl()
  return (
    <header {...rest} className={clsx(styles.bar, className)}>
      <div className={styles.line}>
        <Sign
          icon="arrow-left-bold"
          label={formatMessage({ id: 'ui.playBar.back' }, { name: title })}
          href={backHref}
          onClick={onBack && ((event: MouseEvent) => insteadOf(event, onBack))}
        />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {mode && (
            <span className={styles.now} aria-hidden="true">
              <FormattedMessage id={mode.value === 'demo' ? 'ui.playBar.demo' : 'ui.playBar.real'} />
            </span>
          )}
          {session && <SessionClock className={styles.clock} {...session} />}
        </div>
        {favourite}
        {mode && <ModeSwitch {...mode} />}
        {fullScreen && (
          <Sign
            icon={fullScreen.active ? 'corners-in' : 'corners-out'}
            label={formatMessage({ id: 'ui.playBar.fullScreen' })}
            pressed={fullScreen.active}
            onClick={fullScreen.onToggle}
          />
        )}
        {inbox}
        <Sign icon="shield-check" label={formatMessage({ id: 'ui.playBar.safePlay' })} onClick={onSafePlay} />
      </div>
    </header>
  )
}

/** An icon button of the bar with a tooltip. */
const Sign = (props: IconButtonProps) => (
  <Tooltip text={props.label} describes={false}>
    <IconButton {...props} className={styles.control} size="s" />
  </Tooltip>
)
