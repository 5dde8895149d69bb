import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { HtmlContent } from '#ui/media/HtmlContent'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './PlayerMessage.module.css'

export type PlayerMessageProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Kind of the message: after a login, by itself, or a question. @default 'message' */
  kind?: 'login' | 'message' | 'dialog'
  /** Heading; missing if the dialog around it has it. */
  title?: string
  /** Id of the heading, for the accessible name of the dialog. */
  titleId?: string
  /** The operator's text; HTML that was sanitised before. */
  html: string
  /** The action, a `Button` of size `l`. */
  action?: ReactNode
  /** Why the action failed, and what to do. */
  failure?: string
  /** Label of the button that closes it. @default „Am citit” for `login`, else „Închide” */
  closeLabel?: string
  /** Called to close it. */
  onClose: () => void
}

const signs = {
  login: 'user-circle',
  message: 'info',
  dialog: 'warning',
} as const satisfies Record<string, IconName>

/** A message of the operator to one player, for a dialog. */
export function PlayerMessage({
  kind = 'message',
  title,
  titleId,
  html,
  action,
  failure,
  closeLabel,
  onClose,
  className,
  ...rest
}: PlayerMessageProps) {
  return (
    <div {...rest} className={clsx(styles.message, className)}>
      <div className={styles.head}>
        <span className={styles.plate} data-kind={kind}>
          <Icon name={signs[kind]} size={24} />
        </span>
        {title && (
          <h2 className={styles.title} id={titleId} tabIndex={-1}>
            {title}
          </h2>
        )}
      </div>
      <HtmlContent className={styles.text} html={html} />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.ways}>
        <Button className={styles.way} size="l" onClick={onClose}>
          {closeLabel ?? <FormattedMessage id={kind === 'login' ? 'ui.playerMessage.read' : 'ui.close'} />}
        </Button>
        {action}
      </div>
    </div>
  )
}
