import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { plainPress } from '#ui/foundation/plainPress.ts'
import styles from './UserArea.module.css'

type Pending = {
  state: 'pending'
  /** Whose places are drawn: most visitors are guests, a device that knows a player may say so. @default 'guest' */
  expected?: 'guest' | 'player'
  registerHref?: never
  loginHref?: never
  onLogin?: never
  children?: never
}

type Guest = {
  state: 'guest'
  expected?: never
  /** The external page for new accounts. */
  registerHref: string
  /** Where one logs in. */
  loginHref: string
  /** Logs in without leaving the page; presses that ask for a new tab follow `loginHref` all the same. */
  onLogin?: (event: MouseEvent<HTMLAnchorElement>) => void
  children?: never
}

type Player = {
  state: 'player'
  expected?: never
  registerHref?: never
  loginHref?: never
  onLogin?: never
  /** A `PlayerArea`; the app loads it late. Without it its places are drawn. */
  children?: ReactNode
}

export type UserAreaProps = Omit<ComponentProps<'div'>, 'children'> & (Pending | Guest | Player)

/**
 * The end of the header.
 *
 * Its room never changes: that of a guest or of a player, whichever is wider, so that nothing moves when the session
 * becomes known, nor on logging in and out. What it shows stands at the end of that room.
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
      // Keys: what appears next is new, and not this moved elsewhere.
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
  /** Whether they are seen, or only keep the room. */
  drawn?: boolean
}

/** The buttons that come, not to be seen: their words need no guess. */
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
