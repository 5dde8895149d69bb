import { documentAddress } from './documentAddress.ts'
import { isPreviewPath } from './preview.ts'
import { matchAt } from './routeMatch.ts'

/** Response header with the build that made a document or an answer. */
export const BUILD_HEADER = 'x-build'

/** Address of the service worker. */
export const WORKER_ADDRESS = '/sw.js'

/** Address of the page that is shown for a document that is not cached. */
export const OFFLINE_PAGE = '/api/offline'

/** Begin of the names of all caches, so that all can be removed. */
export const CACHE_PREFIX = 'arama-'

/** Begin of the names of the caches with the files of a build. */
export const FILES_PREFIX = `${CACHE_PREFIX}files-`

/** Kinds of cached responses: documents, data of pages, files of the catalogue, pictures. */
export type KeptKind = 'document' | 'data' | 'catalogue' | 'art'

/** Names the current file of the catalogue, `{ hash }`, which is below it. */
export const CATALOGUE = '/api/catalogue'

const DATA = /^\/api\/(?:pages|catalogue|special-categories)$/

/** Addresses of catalogue files, which are named by their content. They are large, so at most two are cached. */
const CATALOGUE_FILE = /^\/api\/catalogue\/[\w-]+$/

/** A running game needs its provider, so its page is of no use without a connection. */
const isGame = (path: string): boolean => /^play-/.test(matchAt(path)?.name ?? '')

type Asked = {
  method: string
  /** Whether the browser loads a page. */
  navigates: boolean
  /** Whether an element shows the response as a picture. */
  picture: boolean
}

/** The kind as which a page of `origin` caches a request; `undefined` for drafts, data of players and other sites. */
export function keptKindOf(
  { method, navigates, picture }: Asked,
  url: URL,
  origin: string,
): KeptKind | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined
  const path = url.pathname
  if (picture) return 'art'
  if (navigates) return isPreviewPath(path) || isGame(path) ? undefined : 'document'
  if (url.searchParams.get('status') === 'Draft') return undefined
  if (CATALOGUE_FILE.test(path)) return 'catalogue'
  if (!DATA.test(path)) return undefined
  return isGame(url.searchParams.get('path') ?? '') ? undefined : 'data'
}

/** Largest kept picture in bytes. */
const MAX_PICTURE_BYTES = 150_000

/** Whether a response may be kept: a public success of the server with its time, pictures up to a size. */
export function mayKeep(kind: KeptKind, { status, headers }: { status: number; headers: Headers }): boolean {
  if (status !== 200 || /\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '')) return false
  if (kind === 'art') return Number(headers.get('content-length') ?? Infinity) <= MAX_PICTURE_BYTES
  return headers.has(BUILD_HEADER) && !Number.isNaN(Date.parse(headers.get('date') ?? ''))
}

/** The address under which a document is kept: without the parts of the query that only matter in the browser. */
export const keptDocument = ({ origin, pathname, search }: URL): string =>
  origin + documentAddress(pathname, search)

/**
 * Names of the caches with files of builds that may be removed: `names` has the caches in the order of their creation.
 * The build before `current` stays, since its pages may be open, or kept while those of `current` are not yet.
 */
export function outdatedCaches(names: readonly string[], prefix: string, current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current)
  return others.slice(0, -1)
}
