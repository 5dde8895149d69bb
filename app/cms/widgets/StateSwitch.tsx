import { useIntl } from 'react-intl'
import { Chip } from '#ui/controls/Chip'
import styles from './InvalidWidgets.module.css'
import { type WidgetState, widgetStates } from './WidgetInState.tsx'

export type StateSwitchProps = { state: WidgetState; onState: (state: WidgetState) => void }

/** Chooses the state in which an editor sees a widget. */
export function StateSwitch({ state, onState }: StateSwitchProps) {
  const { formatMessage } = useIntl()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line everywhere
    <div className={styles.states} role="group" aria-label={formatMessage({ id: 'preview.state' })}>
      {widgetStates.map((one) => (
        <Chip key={one} choice selected={one === state} onPress={() => onState(one)}>
          {formatMessage({ id: 'preview.state.name' }, { state: one })}
        </Chip>
      ))}
    </div>
  )
}
