import type { SiteLook } from '#app/domain/launch/template.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** Theme and motion of the site as they are now, by choice of the visitor or of the system, and the visitor's choice of sound. */
export function presentLook(sound: boolean): SiteLook {
  const { theme } = document.documentElement.dataset
  const isDark = theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
  return {
    theme: isDark ? 'dark' : 'light',
    motion: prefersStill() ? 'quiet' : 'full',
    sound: sound ? 'on' : 'off',
  }
}
