import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { MessageArt, MessageTitle } from './messageParts.tsx'
import styles from './WebMessage.module.css'

export type WebMessageProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Its heading; left out where the dialog around it has it. */
  title?: string
  /** Id of the heading, for the name of the dialog around it. */
  titleId?: string
  /** Art in 16:9; a message without one begins with its words. */
  picture?: string
  /** What it says. */
  text: string
  /** Where it leads, and the words for that. */
  action?: { label: string; href: string }
  /** What the law wants on promotional material, a `ComplianceStrip`. */
  compliance?: ReactNode
  /** Puts it away for twelve hours. */
  onDismiss: () => void
}

/** News of the site for everybody: content of a dialog. */
export function WebMessage({
  title,
  titleId,
  picture,
  text,
  action,
  compliance,
  onDismiss,
  className,
  ...rest
}: WebMessageProps) {
  return (
    <div {...rest} className={clsx(styles.message, className)}>
      {picture && <MessageArt src={picture} />}
      <div className={styles.words}>
        {title && <MessageTitle id={titleId}>{title}</MessageTitle>}
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.ways}>
        <Button className={styles.way} size="l" onClick={onDismiss}>
          <FormattedMessage id="ui.webMessage.dismiss" />
        </Button>
        {action && (
          <Button className={styles.way} tone="primary" size="l" href={action.href}>
            {action.label}
          </Button>
        )}
      </div>
      {compliance}
    </div>
  )
}
