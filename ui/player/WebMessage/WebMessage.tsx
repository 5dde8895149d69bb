import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { MessageArt, MessageTitle } from './messageParts.tsx'
import styles from './WebMessage.module.css'

export type WebMessageProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Heading; missing if the dialog around it has it. */
  title?: string
  /** Id of the heading, for the accessible name of the dialog. */
  titleId?: string
  /** Picture in 16:9, optional. */
  picture?: string
  /** Text of the message. */
  text: string
  /** Link of the message, with its label. */
  action?: { label: string; href: string }
  /** Legal text for promotional material, a `ComplianceStrip`. */
  compliance?: ReactNode
  /** Called to dismiss it for twelve hours. */
  onDismiss: () => void
}

/** A message of the site for all visitors, for a dialog. */
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
