import { useEffect } from 'react'
import { useOpenSearch } from '#app/panels/search/useOpenSearch.ts'

/** Where letters are letters. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

const asksForSearch = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !altKey

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELD) !== null

/** `/` and Ctrl K open the search (UXP-16), unless somebody writes or a modal has the page's attention. */
export function SearchKeys() {
  const { openSearch } = useOpenSearch()
  useEffect(() => {
    const root = document.documentElement
    function onKeyDown(event: KeyboardEvent) {
      // Who uses keys sees their hints.
      root.dataset.keys = ''
      if (!asksForSearch(event) || event.defaultPrevented || isTyping(event)) return
      if (root.hasAttribute('data-modal')) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [openSearch])
  return null
}
