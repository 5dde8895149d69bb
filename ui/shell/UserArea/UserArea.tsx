import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './UserArea.module.css'

type Pending = { state: 'pending'; registerHref?: never; loginHref?: never }

type Guest = {
  state: 'guest'
  /** The external page for new accounts. */
  registerHref: string
  /** Where one logs in. */
  loginHref: string
}

export type UserAreaProps = Omit<ComponentProps<'div'>, 'children'> & (Pending | Guest)

/** The end of the header. Until the session is known it keeps exactly the room of a guest's buttons. */
export function UserArea({ state, registerHref, loginHref, className, ...rest }: UserAreaProps) {
  const root = clsx(styles.area, className)

  if (state === 'pending') {
    return (
      // Keys: what appears next is new, and not this moved elsewhere.
      <div {...rest} key="pending" className={root} role="status">
        <span className="visually-hidden">
          <FormattedMessage id="ui.userArea.pending" />
        </span>
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
      </div>
    )
  }

  return (
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
