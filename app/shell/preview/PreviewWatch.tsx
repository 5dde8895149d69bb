import { useEffect, useEffectEvent } from 'react'
import { useMatches, useRevalidator } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { fetchAnswer } from '#app/content/page.ts'
import { renew } from '#app/content/pageChanges.ts'
import { seconds } from '#app/domain/durations.ts'
import { withOrder } from '#app/domain/order.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { poll } from '#app/platform/poll.ts'

/** Polling interval while the page is visible; the server caches drafts as long (CMS-04). */
const POLL_INTERVAL = seconds(2)

/** Text that identifies a version of a page, since the hashes of its slices name their content. */
const versionOf = ({ head, main, parts, invalidWidgets }: PageParts, shell: string): string =>
  JSON.stringify([head, main, shell, parts.map(({ slice }) => slice), invalidWidgets])

/** The version on the screen, and the address that it was requested by; the order is that of the response. */
function useShown() {
  const { path } = usePlace()
  const matches = useMatches()
  const page = matches.at(-1)?.loaderData as PageParts | undefined
  const layout = matches.at(-2)?.loaderData as { shell?: string } | undefined
  return {
    asked: withOrder(path, page?.order),
    version: page?.parts && layout?.shell ? versionOf(page, layout.shell) : undefined,
  }
}

/** Reloads the page's data when its draft has changed, and keeps the scroll position. */
export function PreviewWatch() {
  const { revalidate } = useRevalidator()
  const { asked, version } = useShown()

  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden || version === undefined) return
    const answer = await fetchAnswer(asked, 'Draft', signal)
    if ('page' in answer && versionOf(answer.page, answer.shell) !== version) await renew(revalidate)
  })

  useEffect(() => poll({ line: 'draftWatch', every: POLL_INTERVAL, ask: look }), [])

  return null
}
