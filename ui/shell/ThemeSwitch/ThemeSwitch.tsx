import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import type { IconName } from '#ui/media/Icon'
import styles from './ThemeSwitch.module.css'

export type Theme = 'dark' | 'system' | 'light'

export type ThemeSwitchProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The current theme. */
  theme: Theme
  /** Called with the next theme of the cycle dark, system, light. */
  onThemeChange: (next: Theme) => void
}

const cycle = {
  dark: { next: 'system', icon: 'moon' },
  system: { next: 'light', icon: 'monitor' },
  light: { next: 'dark', icon: 'sun' },
} as const satisfies Record<Theme, { next: Theme; icon: IconName }>

/** A button that cycles through the three themes; it shows the current one, and its accessible name also the next. */
export function ThemeSwitch({ theme, onThemeChange, className, ...rest }: ThemeSwitchProps) {
  const { formatMessage } = useIntl()
  const { next, icon } = cycle[theme]
  return (
    <Button
      {...rest}
      className={clsx(styles.switch, className)}
      tone="quiet"
      size="s"
      icon={icon}
      aria-label={formatMessage({ id: `ui.themeSwitch.${theme}` })}
      onClick={() => onThemeChange(next)}
    >
      {formatMessage({ id: 'ui.themeSwitch.now' }, { theme })}
    </Button>
  )
}
