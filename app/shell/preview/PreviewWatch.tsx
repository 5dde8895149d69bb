import { useEffect, useEffectEvent } from 'react'
import { useMatches, useRevalidator } from 'react-router-dom'
import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import type { PageAnswer, PageParts } from '#app/api/contract/pages.ts'
import { ApiError } from '#app/api/errors.ts'
import { fetchAnswer, pageQuery } from '#app/content/page.ts'
import { renew } from '#app/content/pageChanges.ts'
import { seconds } from '#app/domain/durations.ts'
import { withOrder } from '#app/domain/order.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { poll } from '#app/platform/poll.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { accessQuery } from './access/accessQuery.ts'
import { createDrawing, createUnsaved, followChanges, saved } from './unsaved.ts'

/** Polling interval while the page is visible; the server caches drafts as long (CMS-04). */
const POLL_INTERVAL = seconds(2)

/** Text that identifies a version of a page, since the hashes of its slices name their content. */
const versionOf = ({ head, main, faults, parts, playerRows, invalidWidgets }: PageParts, shell: string) =>
  JSON.stringify([head, main, faults, shell, parts, playerRows, invalidWidgets])

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

/** Draws another version of the page in place of the one on the screen, which keeps its scroll position. */
function useDraw(asked: string) {
  const visit = useVisit()
  const { revalidate } = useRevalidator()
  return (answer: PageAnswer) => {
    visit.setQueryData(pageQuery(asked, 'Draft').queryKey, answer)
    return renew(revalidate)
  }
}

/** Asks for the draft; if this browser may no longer read drafts, the bar learns it. */
function useAsk() {
  const visit = useVisit()
  return async (asked: string, signal: AbortSignal, records: readonly UnsavedRecord[]) => {
    try {
      return await fetchAnswer(asked, 'Draft', signal, records.length > 0 ? { records } : undefined)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void visit.invalidateQueries(accessQuery)
      throw error
    }
  }
}

/** Draws the page again when its saved draft has changed, and when an editor writes another one. */
export function PreviewWatch() {
  const { asked, version } = useShown()
  const unsaved = useStore(createUnsaved)
  const drawing = useStore(createDrawing)
  const draw = useDraw(asked)
  const ask = useAsk()

  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden || version === undefined) return
    const records = unsaved.getSnapshot()
    const answer = await ask(asked, signal, records)
    // A newer draft follows.
    if (signal.aborted || records !== unsaved.getSnapshot()) return
    if ('page' in answer && versionOf(answer.page, answer.shell) !== version) await draw(answer)
    drawing.set('drawn')
  })

  useEffect(() => poll({ line: 'draftWatch', every: POLL_INTERVAL, ask: look }), [])

  useEffect(() => {
    const left = new AbortController()
    const stop = followChanges(unsaved, async () => {
      drawing.set('pending')
      // Polling tries again.
      await look(left.signal).catch(() => drawing.set('failed'))
    })
    return () => {
      left.abort()
      stop()
    }
  }, [unsaved, drawing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written belongs to the page that it was written for
  useEffect(() => () => unsaved.set(saved), [asked, unsaved])

  return null
}
