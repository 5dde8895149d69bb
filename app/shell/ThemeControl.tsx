import { track } from '#app/platform/analytics/analytics.ts'
import { setTheme, useTheme } from '#app/platform/theme.ts'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'

function change(theme: Parameters<typeof setTheme>[0]): void {
  setTheme(theme)
  track({ event: 'casino_theme_toggle' })
}

/** The theme switch, connected to the theme of this browser. */
export function ThemeControl() {
  return <ThemeSwitch theme={useTheme()} onChange={change} />
}
