import { useSyncExternalStore } from 'react'
import { createListeners } from '#app/domain/externalStore.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { crossFade } from './crossFade.ts'

export const themes = ['dark', 'system', 'light'] as const
export type Theme = (typeof themes)[number]

/** The boot script reads the same cookie before the first paint. */
const COOKIE = 'theme'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const { subscribe, emit } = createListeners()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  emit()
}

/** Applies `theme` and stores it for a year in this browser (KIT-01). */
export function setTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  // With less motion no control has transitions.
  if (prefersStill()) apply(theme)
  else crossFade(() => apply(theme))
}

/** The theme of this browser; the server does not know it and renders `system`. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')
