import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router-dom'
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Locale } from '#app/domain/locale.ts'
import type { View } from '#app/domain/previewView.ts'
import type { Redirect } from '#app/domain/redirects.ts'
import type { Services } from '#app/domain/services.ts'

/** A page as its structure, and the response of the site's server. */
export type PageSource = {
  /**
   * The page at a path without preview segment, in the order that `withOrder` added; `undefined` if there is none. A
   * draft is as `view` asks.
   */
  page: (asked: string, status: ContentStatus, view?: View) => Promise<PageParts | undefined>
  /** Header, menus and footer of a lobby. */
  shell: (lobby: Lobby, status: ContentStatus) => Promise<string>
  slice: (hash: string) => Slice | undefined
  /** Where the content service sends visitors of `path` (RTE-12). */
  redirect: (path: string) => Promise<Redirect | undefined>
}

/** The build's stylesheet, and the part of it that a page needs for its first paint. */
export type PageStyles = { href: string; criticalFor: (html: string) => string }

/** Data of a single request. */
export type RequestScope = {
  source: PageSource
  queryClient: QueryClient
  status: ContentStatus
  /** For whom and when drafts are shown. */
  view?: View
  /** Addresses of the services that the browser calls directly. */
  services: Services
  locale: Locale
  /** Missing in development, where Vite links the styles. */
  styles?: PageStyles
  /** Nonce of the renderer's own inline scripts and styles; removed before the page is sent. */
  nonce: string
  /** Writes an error into the log. */
  report: (error: unknown) => void
}

export const requestScope = createContext<RequestScope>()
