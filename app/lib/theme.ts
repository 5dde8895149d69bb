import { useSyncExternalStore } from 'react'

export const themes = ['dark', 'system', 'light'] as const
export type Theme = (typeof themes)[number]

/** The boot script reads the same cookie before the first paint. */
const COOKIE = 'theme'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows `theme` and keeps it for a year in this browser (KIT-01). */
export function setTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  apply(theme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme of this browser; the server does not know it and draws `system`. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')
