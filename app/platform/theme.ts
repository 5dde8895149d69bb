import { useSyncExternalStore } from 'react'
import { createListeners } from '#app/domain/externalStore.ts'

export const themes = ['dark', 'system', 'light'] as const
export type Theme = (typeof themes)[number]

/** The boot script reads the same cookie before the first paint. */
const COOKIE = 'theme'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const { subscribe, tell } = createListeners()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  tell()
}

/**
 * Runs `change` as one cross-fade of the whole page, or at once where the browser has no view transitions. Meanwhile no
 * control has a transition of its own, which would leave it in the old colours on the new page.
 */
function crossFade(change: () => void): void {
  const root = document.documentElement
  const start = () => {
    root.dataset.transitions = 'off'
    change()
  }
  const end = () => void delete root.dataset.transitions
  if ('startViewTransition' in document) {
    const { ready, finished } = document.startViewTransition(start)
    // Rejected if the next change or a hidden page skips the fade.
    ready.catch(() => undefined)
    void finished.then(end, end)
    return
  }
  start()
  requestAnimationFrame(() => requestAnimationFrame(end))
}

/** Applies `theme` and stores it for a year in this browser (KIT-01). */
export function setTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  crossFade(() => apply(theme))
}

/** The theme of this browser; the server does not know it and renders `system`. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')
