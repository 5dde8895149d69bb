import { useEffect } from 'react'
import type { HtmlSlice } from '#app/api/contract/slices.ts'
import { prefixedId } from '#app/domain/prefixedId.ts'
import { HtmlContent } from '#ui/media/HtmlContent'

/** Scrolls to the element that the hash names as editors wrote it; the browser only finds the prefixed id. */
function goToNamedPlace(): void {
  const id = prefixedId(location.hash)
  if (id) document.getElementById(id)?.scrollIntoView()
}

/** Scrolls to the element of the hash, at first and after every change. */
function useNamedPlace(): void {
  useEffect(() => {
    // A return by Back keeps its scroll position.
    if (window.scrollY === 0) goToNamedPlace()
    window.addEventListener('hashchange', goToNamedPlace)
    return () => window.removeEventListener('hashchange', goToNamedPlace)
  }, [])
}

/** CMS widget `Html`: text of the editors, sanitised by the server. */
export function Html({ slice: { html, contents } }: { slice: HtmlSlice }) {
  useNamedPlace()
  return <HtmlContent html={html} contents={contents} />
}
