import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Icon for the missing content. */
  icon: IconName
  /** What is missing, in one sentence. */
  title: string
  /** How the list gets content. */
  text?: ReactNode
  /** The suggested action. */
  action?: ReactNode
  /** `s` is a strip 52 pixels high, for a list among others. @default 'm' */
  size?: 's' | 'm'
}

/** Explains why a list is empty, and what to do. */
export function EmptyState({ icon, title, text, action, size = 'm', className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.state, className)} data-size={size}>
      <span className={styles.plate}>
        <Icon name={icon} size={size === 's' ? 20 : 24} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
