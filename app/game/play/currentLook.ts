import type { SiteLook } from '#app/domain/launch/template.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Theme and motion of the site at present, from the visitor or the system, and the visitor's choice of sound. */
export function currentLook(sound: boolean): SiteLook {
  const { theme } = document.documentElement.dataset
  const isDark = theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
  return {
    theme: isDark ? 'dark' : 'light',
    motion: prefersStill() ? 'quiet' : 'full',
    sound: sound ? 'on' : 'off',
  }
}
