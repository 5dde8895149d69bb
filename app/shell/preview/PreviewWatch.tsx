import { useEffect, useEffectEvent } from 'react'
import { useMatches, useRevalidator } from 'react-router-dom'
import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import type { PageAnswer, PageParts } from '#app/api/contract/pages.ts'
import { ApiError } from '#app/api/errors.ts'
import { fetchPageData, pageQuery } from '#app/content/pageQuery.ts'
import { runLoadersDuring } from '#app/content/revalidation.ts'
import { seconds } from '#app/domain/durations.ts'
import { withOrder } from '#app/domain/listOrder.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useReloadPage } from '#app/navigation/useReloadPage.ts'
import { poll } from '#app/platform/poll.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { accessQuery } from './access/accessQuery.ts'
import { createDrawing, createUnsaved, followChanges, saved } from './unsavedRecords.ts'

/** Polling interval in milliseconds while the page is visible; the server caches drafts as long (CMS-04). */
const POLL_INTERVAL_MS = seconds(2)

/** Text that identifies a version of a page, since the hashes of its slices name their content. */
const versionOf = ({ head, main, faults, parts, playerRows, invalidWidgets }: PageParts, shell: string) =>
  JSON.stringify([head, main, faults, shell, parts, playerRows, invalidWidgets])

/** The version in an answer; `undefined` if no page exists. */
const versionIn = (answer: PageAnswer | undefined): string | undefined =>
  answer && 'page' in answer ? versionOf(answer.page, answer.shell) : undefined

type Shown = {
  /** The address that the page was requested by; the order is that of the response. */
  asked: string
  /** The version on the screen; `undefined` while there is an error page. */
  version: string | undefined
}

/** The request and version of the page on the screen. */
function useShown(): Shown {
  const { path } = usePageLocation()
  const matches = useMatches()
  const page = matches.at(-1)?.loaderData as PageParts | undefined
  const layout = matches.at(-2)?.loaderData as { shell?: string } | undefined
  return {
    asked: withOrder(path, page?.order),
    version: page?.parts && layout?.shell ? versionOf(page, layout.shell) : undefined,
  }
}

/**
 * Draws another version of the page in place of the one on the screen, which keeps its scroll position; without an answer
 * the page no longer exists.
 */
function useDraw({ asked, version }: Shown) {
  const visit = useVisit()
  const { revalidate } = useRevalidator()
  const again = useReloadPage()
  return (answer: PageAnswer | undefined) => {
    const { queryKey } = pageQuery(asked, 'Draft')
    if (answer) visit.setQueryData(queryKey, answer)
    else visit.removeQueries({ queryKey })
    return runLoadersDuring(version === undefined ? again : revalidate)
  }
}

/** Returns a function that requests the draft, `undefined` if there is none; a refusal also refreshes the access in the bar. */
function useDraftRequest() {
  const visit = useVisit()
  return async (asked: string, signal: AbortSignal, records: readonly UnsavedRecord[]) => {
    try {
      return await fetchPageData(asked, 'Draft', signal, records.length > 0 ? { records } : undefined)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 404) return undefined
      if (status === 401) void visit.invalidateQueries(accessQuery)
      throw error
    }
  }
}

/** Re-renders the page when its saved draft or the editor's unsaved records have changed. */
export function PreviewWatch() {
  const shown = useShown()
  const { asked, version } = shown
  const unsaved = useStore(createUnsaved)
  const drawing = useStore(createDrawing)
  const draw = useDraw(shown)
  const request = useDraftRequest()

  const checkDraft = useEffectEvent(async (signal: AbortSignal) => {
    const records = unsaved.getSnapshot()
    // A page that does not exist can only be drawn from unsaved records.
    const nothing = version === undefined && records.length === 0
    if (document.hidden || nothing) return
    const answer = await request(asked, signal, records)
    // A newer request follows.
    if (signal.aborted || records !== unsaved.getSnapshot()) return
    const moved = answer && 'redirect' in answer
    if (!moved && versionIn(answer) !== version) await draw(answer)
    drawing.set('drawn')
  })

  useEffect(() => poll({ line: 'draftWatch', interval: POLL_INTERVAL_MS, request: checkDraft }), [])

  useEffect(() => {
    const left = new AbortController()
    const stop = followChanges(unsaved, async () => {
      drawing.set('pending')
      // Polling retries.
      await checkDraft(left.signal).catch(() => drawing.set('failed'))
    })
    return () => {
      left.abort()
      stop()
    }
  }, [unsaved, drawing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved records end with their page
  useEffect(() => () => unsaved.set(saved), [asked, unsaved])

  return null
}
