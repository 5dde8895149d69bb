import { useIntl } from 'react-intl'
import { Switch, type SwitchProps } from '#ui/controls/Switch'

export type QuietModeProps = Omit<SwitchProps, 'label' | 'hideLabel' | 'description' | 'size'> & {
  /** Whether it is on because the system asks for less motion. @default false */
  fromSystem?: boolean
}

/** A switch that stops everything that moves or counts by itself, with a description. */
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
