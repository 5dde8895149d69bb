import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import { Icon } from '#ui/media/Icon'
import styles from './OfflineBar.module.css'

export type OfflineBarProps = ComponentProps<'div'> & {
  /** Whether the browser is offline; otherwise the bar is an empty, silent region. */
  offline: boolean
  /** When the server had sent the shown data, if they are a saved copy. @default the data are from the server */
  keptAt?: Date
}

const shortTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/**
 * Shows that there is no connection, and what still works; children are the retry control. Rendered from the start,
 * because a live region is not announced if it appears together with its text.
 */
export function OfflineBar({ offline, keptAt, className, children, ...rest }: OfflineBarProps) {
  const { formatDate } = useIntl()
  const shown = offline || keptAt !== undefined
  useRootAttribute('data-offline-bar', shown)
  return (
    <div {...rest} className={clsx(styles.bar, className)} data-offline={shown || undefined}>
      {shown && <Icon className={styles.sign} name="wifi-slash" />}
      <p className={styles.words} role="status">
        {shown && (
          <>
            <strong className={styles.title}>
              <FormattedMessage id={offline ? 'ui.offlineBar.title' : 'ui.offlineBar.silent'} />
            </strong>{' '}
            {keptAt ? (
              <FormattedMessage id="ui.offlineBar.kept" values={{ time: formatDate(keptAt, shortTime) }} />
            ) : (
              <FormattedMessage id="ui.offlineBar.text" />
            )}
          </>
        )}
      </p>
      {shown && children}
    </div>
  )
}
