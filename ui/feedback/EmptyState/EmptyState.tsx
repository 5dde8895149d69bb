import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Sign of what is missing. */
  icon: IconName
  /** What is missing, in one sentence. */
  title: string
  /** How it gets here. */
  text?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Says why there is nothing, and what to do. */
export function EmptyState({ icon, title, text, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      <span className={styles.plate}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
