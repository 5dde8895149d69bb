import { setTheme, useTheme } from '#app/lib/theme.ts'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'

/** The theme switch, wired to the theme of this browser. */
export function ThemeControl() {
  return <ThemeSwitch theme={useTheme()} onChange={setTheme} />
}
