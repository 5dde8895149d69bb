import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { plainPress } from '#ui/foundation/plainPress.ts'
import styles from './UserArea.module.css'

type Pending = {
  /** What is known of the visitor. */
  state: 'pending'
  /**
   * Which placeholder is shown: most visitors are guests; a browser with a known player may say so. @default 'guest'
   */
  expected?: 'guest' | 'player'
  registerHref?: never
  loginHref?: never
  onLogin?: never
  children?: never
}

type Guest = {
  /** What is known of the visitor. */
  state: 'guest'
  expected?: never
  /** Address of the external page for new accounts. */
  registerHref: string
  /** Address of the login. */
  loginHref: string
  /** Logs in without leaving the page; presses for a new tab follow `loginHref`. */
  onLogin?: (event: MouseEvent<HTMLAnchorElement>) => void
  children?: never
}

type Player = {
  /** What is known of the visitor. */
  state: 'player'
  expected?: never
  registerHref?: never
  loginHref?: never
  onLogin?: never
  /** A `PlayerArea`, which the app loads late. Without it its placeholder is shown. */
  children?: ReactNode
}

export type UserAreaProps = Omit<ComponentProps<'div'>, 'children'> & (Pending | Guest | Player)

/**
 * The end of the header. Its width never changes: that of a guest or of a player, whichever is wider, so that nothing
 * shifts when the login state becomes known, or at login and logout. Its content is at the end.
 */
export function UserArea({
  state,
  expected,
  registerHref,
  loginHref,
  onLogin,
  className,
  children,
  ...rest
}: UserAreaProps) {
  const root = clsx(styles.area, className)

  if (state === 'guest') {
    return (
      // Keys make React replace the element instead of moving it.
      <div {...rest} key="guest" className={root}>
        <PlayerPlaces />
        <div className={styles.row}>
          <span className={styles.slot} data-optional="true">
            <Button size="s" href={registerHref}>
              <FormattedMessage id="ui.userArea.register" />
            </Button>
          </span>
          <span className={styles.slot}>
            <Button tone="primary" size="s" href={loginHref} onClick={plainPress(onLogin)}>
              <FormattedMessage id="ui.userArea.login" />
            </Button>
          </span>
        </div>
      </div>
    )
  }
  if (state === 'player' && children) {
    return (
      <div {...rest} key="player" className={root}>
        <GuestPlaces />
        <PlayerPlaces />
        <div className={styles.row}>{children}</div>
      </div>
    )
  }
  const forPlayer = state === 'player' || expected === 'player'
  return (
    <div {...rest} key="pending" className={root} role="status">
      <span className="visually-hidden">
        <FormattedMessage id="ui.userArea.pending" />
      </span>
      <GuestPlaces drawn={!forPlayer} />
      <PlayerPlaces drawn={forPlayer} />
    </div>
  )
}

type PlacesProps = {
  /** Whether they are visible, or only reserve space. */
  drawn?: boolean
}

/** The guest's buttons, invisible, so that their texts give the width. */
const GuestPlaces = ({ drawn }: PlacesProps) => (
  <span className={styles.row} data-places={drawn ? 'drawn' : 'kept'}>
    <span className={styles.place} data-optional="true">
      <Button className={styles.words} size="s">
        <FormattedMessage id="ui.userArea.register" />
      </Button>
    </span>
    <span className={styles.place}>
      <Button className={styles.words} size="s">
        <FormattedMessage id="ui.userArea.login" />
      </Button>
    </span>
  </span>
)

/** As wide as balance, deposit and account of `PlayerArea`. */
const PlayerPlaces = ({ drawn }: PlacesProps) => (
  <span className={styles.row} data-places={drawn ? 'drawn' : 'kept'}>
    <span className={styles.place} data-of="balance" />
    <span className={styles.place} data-of="deposit" />
    <span className={styles.place} data-of="account" />
  </span>
)
