import { useSyncExternalStore } from 'react'
import type { Theme } from './contrastPairs.ts'

const darkSystem = matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  darkSystem.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    darkSystem.removeEventListener('change', onChange)
  }
}

function themeOn(): Theme {
  const { theme = 'system' } = document.documentElement.dataset
  const dark = theme === 'dark' || (theme === 'system' && darkSystem.matches)
  return dark ? 'dark' : 'light'
}

/** The theme that the page is drawn in. */
export const useThemeOn = (): Theme => useSyncExternalStore(subscribe, themeOn)
