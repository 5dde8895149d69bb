import { FormattedMessage, useIntl } from 'react-intl'
import { Chip } from '#ui/controls/Chip'
import styles from './PlayBar.module.css'

export type ModeSwitchProps = {
  /** The current mode. */
  value: 'demo' | 'real'
  /** Called with the other mode. */
  onValueChange: (value: 'demo' | 'real') => void
}

/** Two chips, because a segmented control is higher than the bar. Phones show only the inactive one. */
export function ModeSwitch({ value, onValueChange }: ModeSwitchProps) {
  const { formatMessage } = useIntl()
  const press = (next: 'demo' | 'real') => () => next !== value && onValueChange(next)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.mode} role="group" aria-label={formatMessage({ id: 'ui.playBar.mode' })}>
      <Chip choice className={styles.chip} selected={value === 'demo'} onPress={press('demo')}>
        <FormattedMessage id="ui.playBar.demo" />
      </Chip>
      <Chip choice className={styles.chip} selected={value === 'real'} onPress={press('real')}>
        <FormattedMessage id="ui.playBar.real" />
      </Chip>
    </div>
  )
}
