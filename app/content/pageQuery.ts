import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import type { ContentStatus, SortOrder } from '#app/api/contract/common.ts'
import { PageAnswer } from '#app/api/contract/pages.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/domain/durations.ts'
import { viewParameters } from '#app/domain/flags.ts'
import { withOrder } from '#app/domain/listOrder.ts'
import { isPreviewPath, withoutPreview } from '#app/domain/preview.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { isRevalidating } from './revalidation.ts'

/** Address of the data of a page; `path` may have the order of its list. */
export function pageDataAddress(path: string, status: ContentStatus = 'Published'): string {
  const draft = status === 'Draft' ? [['status', status], ...viewParameters(visitQuery)] : []
  return `/api/pages?${new URLSearchParams([['path', path], ...draft])}`
}

/**
 * Requests a page from the site's server; an `ApiError` of status 404 means that there is none. A `body` has records of
 * an editor that replace the saved ones.
 */
export function fetchPageData(
  path: string,
  status: ContentStatus,
  signal: AbortSignal,
  body?: { records: readonly UnsavedRecord[] },
): Promise<PageAnswer> {
  return request(pageDataAddress(path, status), { schema: PageAnswer, signal, body })
}

/** Whether a page lacks data that a later response may have. */
export const isIncomplete = (answer: PageAnswer): boolean =>
  'page' in answer && answer.page.incomplete === true

/**
 * A page by its path without the preview segment and the order of its list; prefetching it makes a later press quick.
 */
export const pageQuery = (path: string, status: ContentStatus) =>
  queryOptions({
    queryKey: ['page', path, status],
    queryFn: ({ signal }) => fetchPageData(path, status, signal),
    staleTime({ state: { data } }) {
      // During a revalidation the preview has just put the new draft into the cache.
      if (status === 'Draft') return isRevalidating() ? Number.POSITIVE_INFINITY : 0
      return data && isIncomplete(data) ? 0 : minutes(2)
    },
    gcTime: minutes(30),
  })

/** Whether an address shows drafts. */
export const statusAt = (pathname: string): ContentStatus => (isPreviewPath(pathname) ? 'Draft' : 'Published')

/** The page at an address of the browser. */
export function requestPage(client: QueryClient, pathname: string, order?: SortOrder): Promise<PageAnswer> {
  const status = statusAt(pathname)
  return client.fetchQuery(pageQuery(withOrder(withoutPreview(pathname), order), status))
}

/** Requests a page before its link is pressed; the press handles a failure. */
export const prefetchPage = (client: QueryClient, pathname: string): Promise<unknown> =>
  requestPage(client, pathname).catch(() => undefined)
