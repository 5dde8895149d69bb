import type { HtmlSlice } from '#app/api/contract/slices.ts'
import { HtmlContent } from '#ui/media/HtmlContent'

/** CMS widget `Html`: text of the editors, sanitised by the server. */
export function Html({ slice: { html } }: { slice: HtmlSlice }) {
  return <HtmlContent html={html} />
}
