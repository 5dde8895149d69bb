import { clsx } from 'clsx'
import { useIntl } from 'react-intl'
import { SegmentedControl, type SegmentedControlProps } from '#ui/controls/SegmentedControl'
import styles from './ThemeSwitch.module.css'
import type { Theme, ThemeSwitchProps } from './ThemeSwitch.tsx'

export type ThemeRowProps = Omit<
  SegmentedControlProps<Theme>,
  'label' | 'hideLabel' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> &
  Pick<ThemeSwitchProps, 'theme' | 'onThemeChange'>

/** The three themes side by side, for menus. */
export function ThemeRow({ theme, onThemeChange, className, ...rest }: ThemeRowProps) {
  const { formatMessage } = useIntl()
  return (
    <SegmentedControl<Theme>
      {...rest}
      className={clsx(styles.row, className)}
      label={formatMessage({ id: 'ui.themeSwitch.label' })}
      options={[
        { value: 'light', label: formatMessage({ id: 'ui.themeSwitch.toLight' }) },
        { value: 'system', label: formatMessage({ id: 'ui.themeSwitch.toSystem' }) },
        { value: 'dark', label: formatMessage({ id: 'ui.themeSwitch.toDark' }) },
      ]}
      value={theme}
      onValueChange={onThemeChange}
    />
  )
}
