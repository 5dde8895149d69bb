import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/media/Icon'
import styles from './RetryStrip.module.css'

export type RetryStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What failed to load, already translated. */
  text: string
  /** Called to load it again. */
  onRetry: () => void
  /** Whether it is loading again. @default false */
  retrying?: boolean
}

/** Replaces a row that failed to load; the rest of the page works. */
export function RetryStrip({ text, onRetry, retrying = false, className, ...rest }: RetryStripProps) {
  return (
    <div {...rest} className={clsx(styles.strip, className)}>
      <Icon className={styles.sign} name="warning" size={24} />
      <p className={styles.text} role="status">
        {text}
      </p>
      <Button tone="quiet" loading={retrying} onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </div>
  )
}
