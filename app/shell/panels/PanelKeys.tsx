import { useEffect } from 'react'
import { useHasFilters } from '#app/lists/filters/useHasFilters.ts'
import { createModalHistory } from '#app/navigation/modalHistory.ts'
import type { PanelName } from '#app/navigation/modals.ts'
import { useStore } from '#app/platform/visit.ts'
import { useOpenSearch } from '#app/search/useOpenSearch.ts'
import { hasModal } from '#ui/foundation/hasModal.ts'
import { isTyping } from '../fieldSelector.ts'

const panelOf = new Map<string, PanelName>([
  ['/', 'search'],
  ['?', 'help'],
  ['f', 'filters'],
])

/** The panel that a key asks for. Signs may need Shift; of a letter it makes another one, Caps Lock does not. */
function panelFor({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): PanelName | undefined {
  const letter = shiftKey ? key : key.toLowerCase()
  if (altKey) return undefined
  return ctrlKey || metaKey ? (letter === 'k' ? 'search' : undefined) : panelOf.get(letter)
}

/** Play of the tile whose link has the focus. */
const playOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  target instanceof Element && target.matches('[data-stretched]')
    ? target.closest('article')?.querySelector<HTMLElement>('a[data-play]')
    : undefined

/**
 * Keyboard shortcuts (UXP-16): those that open a panel, except in text fields and while a modal is open, and Shift+Enter,
 * which plays the game of a tile.
 */
export function PanelKeys() {
  const modals = useStore(createModalHistory)
  const { openSearch } = useOpenSearch()
  const hasFilters = useHasFilters()
  useEffect(() => {
    const root = document.documentElement
    function onKeyDown(event: KeyboardEvent) {
      // Key hints show once the keyboard has been used.
      root.dataset.keys = ''
      const play = event.key === 'Enter' && event.shiftKey && playOf(event.target)
      if (play) {
        // The browser would open the details in another window.
        event.preventDefault()
        return play.click()
      }
      const panel = panelFor(event)
      if (!panel || event.defaultPrevented || isTyping(event) || hasModal()) return
      if (panel === 'filters' && !hasFilters()) return
      event.preventDefault()
      // A requested panel does not render until its code has loaded.
      if (modals.getSnapshot().some(({ name }) => name !== 'chat')) return
      if (panel === 'search') openSearch()
      else modals.show({ name: panel })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [modals, openSearch, hasFilters])
  return null
}
