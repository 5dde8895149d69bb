import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router-dom'
import type { PageType, WidgetType } from '#app/api/contract/cms.ts'
import type { ContentStatus } from '#app/api/contract/common.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Misfit, Span } from '#app/domain/layout.ts'
import type { Locale } from '#app/domain/locale.ts'

/** A part of a page by the hash under which its slice can be asked for. */
export type Part = { id: string; type: WidgetType; slice: string; span: Span }

/** A page as its structure: what it shows lies in the slices. `misfits` are for editors, in preview only. */
export type PageParts = { head: string; parts: Part[]; misfits: Misfit[] }

/** Page types that have a route; each is drawn from the layout of its type. */
export type DrawnPage = Extract<PageType, 'Lobby'>

/** What the site's own server knows of the content; loaders ask nothing else. */
export type PageSource = {
  page: (type: DrawnPage, status: ContentStatus) => Promise<PageParts>
  shell: (status: ContentStatus) => Promise<string>
  slice: (hash: string) => Slice | undefined
}

/** What belongs to one request and to no other. */
export type RequestScope = {
  source: PageSource
  queryClient: QueryClient
  status: ContentStatus
  /** Where the browser loads pictures from. */
  assets: string
  locale: Locale
  /** The stylesheet of the build, to stand in the page; in development Vite links it. */
  styles?: string
  /** Writes a failure into the log. */
  report: (error: unknown) => void
}

export const requestScope = createContext<RequestScope>()
