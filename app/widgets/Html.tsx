import { useEffect } from 'react'
import type { HtmlSlice } from '#app/api/contract/slices.ts'
import { prefixedId } from '#app/domain/prefixedId.ts'
import { HtmlContent } from '#ui/media/HtmlContent'

/** Goes to the place that the address names as editors wrote it; the browser finds what is named as it stands in the page. */
function goToNamedPlace(): void {
  const id = prefixedId(location.hash)
  if (id) document.getElementById(id)?.scrollIntoView()
}

/** Leads whoever comes from outside to the place of the text that the address names. */
function useNamedPlace(): void {
  useEffect(() => {
    // Whoever comes back stands where they were.
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
