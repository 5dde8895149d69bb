import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/media/Icon'
import styles from './RetryStrip.module.css'

export type RetryStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What did not arrive, already translated. */
  text: string
  /** Asks for it again. */
  onRetry: () => void
  /** While it is being asked for. @default false */
  retrying?: boolean
}

/** Stands where a row has never loaded; the rest of the page goes on. */
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
