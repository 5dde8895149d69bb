import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './UserArea.module.css'

type Pending = {
  state: 'pending'
  /** Whose room is kept: most visitors are guests, a device that knows a player may say so. @default 'guest' */
  expected?: 'guest' | 'player'
  registerHref?: never
  loginHref?: never
  children?: never
}

type Guest = {
  state: 'guest'
  expected?: never
  /** The external page for new accounts. */
  registerHref: string
  /** Where one logs in. */
  loginHref: string
  children?: never
}

type Player = {
  state: 'player'
  expected?: never
  registerHref?: never
  loginHref?: never
  /** A `PlayerArea`; the app loads it late. Without it the room is kept. */
  children?: ReactNode
}

export type UserAreaProps = Omit<ComponentProps<'div'>, 'children'> & (Pending | Guest | Player)

/** The end of the header. Until the session is known it keeps exactly the room of what comes. */
export function UserArea({
  state,
  expected,
  registerHref,
  loginHref,
  className,
  children,
  ...rest
}: UserAreaProps) {
  const root = clsx(styles.area, className)

  if (state === 'guest') {
    return (
      // Keys: what appears next is new, and not this moved elsewhere.
      <div {...rest} key="guest" className={root}>
        <span className={styles.slot} data-optional="true">
          <Button size="s" href={registerHref}>
            <FormattedMessage id="ui.userArea.register" />
          </Button>
        </span>
        <span className={styles.slot}>
          <Button tone="primary" size="s" href={loginHref}>
            <FormattedMessage id="ui.userArea.login" />
          </Button>
        </span>
      </div>
    )
  }
  if (state === 'player' && children) {
    return (
      <div {...rest} key="player" className={root}>
        {children}
      </div>
    )
  }
  return (
    <div {...rest} key="pending" className={root} role="status">
      <span className="visually-hidden">
        <FormattedMessage id="ui.userArea.pending" />
      </span>
      {state === 'player' || expected === 'player' ? <PlayerPlaces /> : <GuestPlaces />}
    </div>
  )
}

function GuestPlaces() {
  return (
    <>
      <span className={styles.place} data-optional="true">
        <Button className={styles.measure} size="s">
          <FormattedMessage id="ui.userArea.register" />
        </Button>
      </span>
      <span className={styles.place}>
        <Button className={styles.measure} size="s">
          <FormattedMessage id="ui.userArea.login" />
        </Button>
      </span>
    </>
  )
}

/** As wide as balance, deposit and account of `PlayerArea`. */
function PlayerPlaces() {
  return (
    <>
      <span className={styles.place} data-of="balance" />
      <span className={styles.place} data-of="deposit" />
      <span className={styles.place} data-of="account" />
    </>
  )
}
