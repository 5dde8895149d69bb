import { track } from '#app/platform/analytics/track.ts'
import { setTheme, type Theme, useTheme } from '#app/platform/theme.ts'
import { useVisit } from '#app/platform/visit.ts'
import { ThemeRow, ThemeSwitch } from '#ui/shell/ThemeSwitch'

type ThemeControlProps = {
  /** A button, or the three themes side by side for the menu. @default 'button' */
  shape?: 'button' | 'row'
}

/** The choice of the theme, connected to the theme of this browser. */
export function ThemeControl({ shape = 'button' }: ThemeControlProps) {
  const visit = useVisit()
  const Control = shape === 'row' ? ThemeRow : ThemeSwitch
  function change(theme: Theme): void {
    setTheme(theme)
    track(visit, { event: 'casino_theme_toggle' })
  }
  return <Control theme={useTheme()} onThemeChange={change} />
}
