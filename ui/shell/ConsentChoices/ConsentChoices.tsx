import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Switch } from '#ui/controls/Switch'
import styles from './ConsentChoices.module.css'

export type ConsentChoicesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether analytics is chosen. */
  analytics: boolean
  /** Called with the other choice. */
  onAnalyticsChange: (analytics: boolean) => void
  /** The browser says no by Global Privacy Control: analytics stays off, and the text says why. @default false */
  refusedByBrowser?: boolean
}

/** The kinds of cookies: necessary ones, which are always on, and analytics. For a dialog. */
export function ConsentChoices({
  analytics,
  onAnalyticsChange,
  refusedByBrowser = false,
  className,
  ...rest
}: ConsentChoicesProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...rest} className={clsx(styles.choices, className)}>
      <Switch
        label={formatMessage({ id: 'ui.consentChoices.necessary' })}
        description={formatMessage({ id: 'ui.consentChoices.necessaryText' })}
        checked
        disabled
      />
      <Switch
        label={formatMessage({ id: 'ui.consentChoices.analytics' })}
        description={formatMessage({ id: 'ui.consentChoices.analyticsText' })}
        checked={analytics && !refusedByBrowser}
        disabled={refusedByBrowser}
        onCheckedChange={onAnalyticsChange}
      />
      {refusedByBrowser && (
        <p className={styles.note}>
          <FormattedMessage id="ui.consentChoices.browser" />
        </p>
      )}
    </div>
  )
}
