import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { HtmlContent } from '#ui/media/HtmlContent'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './PlayerMessage.module.css'

export type PlayerMessageProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Why it comes: right after logging in, by itself, or as a question of the moment. @default 'message' */
  kind?: 'login' | 'message' | 'dialog'
  /** Its heading; left out where the dialog around it has it. */
  title?: string
  /** Id of the heading, for the name of the dialog around it. */
  titleId?: string
  /** The operator's words; HTML that was sanitised before it came here. */
  html: string
  /** The one thing to do about it, a `Button` of size `l`. */
  action?: ReactNode
  /** Puts it away. */
  onClose: () => void
}

const signs = {
  login: 'user-circle',
  message: 'info',
  dialog: 'warning',
} as const satisfies Record<string, IconName>

/** A message of the operator to one player: content of a dialog. */
export function PlayerMessage({
  kind = 'message',
  title,
  titleId,
  html,
  action,
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
      <div className={styles.ways}>
        <Button className={styles.way} size="l" onClick={onClose}>
          <FormattedMessage id={kind === 'login' ? 'ui.playerMessage.read' : 'ui.close'} />
        </Button>
        {action}
      </div>
    </div>
  )
}
