import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './OfflineBar.module.css'

export type OfflineBarProps = ComponentProps<'div'> & {
  /** Whether the browser is offline; otherwise the bar is an empty, silent region. */
  offline: boolean
}

/**
 * Shows that there is no connection, and what still works; children are the retry control. Rendered from the start,
 * because a live region is not announced if it appears together with its text.
 */
export function OfflineBar({ offline, className, children, ...rest }: OfflineBarProps) {
  return (
    <div {...rest} className={clsx(styles.bar, className)} data-offline={offline || undefined}>
      {offline && <Icon className={styles.sign} name="wifi-slash" />}
      <p className={styles.words} role="status">
        {offline && (
          <>
            <strong className={styles.title}>
              <FormattedMessage id="ui.offlineBar.title" />
            </strong>{' '}
            <FormattedMessage id="ui.offlineBar.text" />
          </>
        )}
      </p>
      {offline && children}
    </div>
  )
}
