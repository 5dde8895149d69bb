import { useIntl } from 'react-intl'
import { Switch, type SwitchProps } from '#ui/controls/Switch'

export type QuietModeProps = Omit<SwitchProps, 'label' | 'hideLabel' | 'description' | 'size'> & {
  /** Whether it is on because the device asks for less motion. @default false */
  fromSystem?: boolean
}

/** One switch that stops whatever moves or counts by itself, and says what that is. */
export function QuietMode({ fromSystem = false, ...rest }: QuietModeProps) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: 'ui.quietMode.text' })
  return (
    <Switch
      {...rest}
      size="m"
      label={formatMessage({ id: 'ui.quietMode.label' })}
      description={fromSystem ? `${text} ${formatMessage({ id: 'ui.quietMode.system' })}` : text}
    />
  )
}
