import { track } from '#app/platform/analytics/track.ts'
import { setTheme, type Theme, useTheme } from '#app/platform/theme.ts'
import { useVisit } from '#app/platform/visit.ts'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'

/** The theme switch, connected to the theme of this browser. */
export function ThemeControl() {
  const visit = useVisit()
  function change(theme: Theme): void {
    setTheme(theme)
    track(visit, { event: 'casino_theme_toggle' })
  }
  return <ThemeSwitch theme={useTheme()} onThemeChange={change} />
}
