import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router-dom'
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Locale } from '#app/domain/locale.ts'
import type { Redirect } from '#app/domain/redirects.ts'
import type { Services } from '#app/domain/services.ts'

/** A page as its structure, and the answers of the site's own server to whoever asks for one. */
export type PageSource = {
  /** The page at a path without the preview segment, in the order that `withOrder` added; `undefined` when there is none. */
  page: (asked: string, status: ContentStatus) => Promise<PageParts | undefined>
  /** Header, menus and footer of a lobby. */
  shell: (lobby: Lobby, status: ContentStatus) => Promise<string>
  slice: (hash: string) => Slice | undefined
  /** Where the content service sends visitors of `path` (RTE-12). */
  redirect: (path: string) => Promise<Redirect | undefined>
}

/** The build's stylesheet, and what of it a page needs for its first paint. */
export type PageStyles = { href: string; criticalFor: (html: string) => string }

/** What belongs to one request and to no other. */
export type RequestScope = {
  source: PageSource
  queryClient: QueryClient
  status: ContentStatus
  /** Where the browser finds the services it talks to itself. */
  services: Services
  locale: Locale
  /** In development Vite links them. */
  styles?: PageStyles
  /** Nonce of the renderer's own inline scripts and styles; taken off before the page goes out. */
  nonce: string
  /** Writes a failure into the log. */
  report: (error: unknown) => void
}

export const requestScope = createContext<RequestScope>()
