import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import type { IconName } from '#ui/media/Icon'

export type Theme = 'dark' | 'system' | 'light'

export type ThemeSwitchProps = Omit<ComponentProps<'button'>, 'children' | 'onChange'> & {
  /** The choice in force. */
  theme: Theme
  /** Gets the next choice of the cycle dark, system, light. */
  onChange: (next: Theme) => void
}

const cycle = {
  dark: { next: 'system', icon: 'moon' },
  system: { next: 'light', icon: 'monitor' },
  light: { next: 'dark', icon: 'sun' },
} as const satisfies Record<Theme, { next: Theme; icon: IconName }>

/** One button that walks through the three themes; its name tells the state and what pressing does. */
export function ThemeSwitch({ theme, onChange, ...rest }: ThemeSwitchProps) {
  const { formatMessage } = useIntl()
  const { next, icon } = cycle[theme]
  return (
    <IconButton
      {...rest}
      icon={icon}
      label={formatMessage({ id: `ui.themeSwitch.${theme}` })}
      onClick={() => onChange(next)}
    />
  )
}
