import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { SAVED_COPY_HEADER } from '#app/api/contract/savedCopyHeader.ts'
import { SAVED_COPY_TIME } from '#app/domain/bootNames.ts'
import {
  BUILD_HEADER,
  CACHE_PREFIX,
  CATALOGUE,
  FILES_PREFIX,
  type KeptKind,
  keptDocument,
  keptKindOf,
  mayKeep,
  OFFLINE_PAGE,
  outdatedCaches,
} from '#app/domain/offline.ts'

declare const self: ServiceWorkerGlobalScope

/** Name of the build, and the addresses of its files with a revision unless the address has one; set by the build. */
declare const BUILD: { version: string; files: { url: string; revision: string | null }[] }

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number]

const ownFiles = FILES_PREFIX + BUILD.version

/** Highest number of cached responses of each kind: with the files of two builds at most 50 MB together. */
const limits: Record<KeptKind, number> = { document: 40, data: 80, catalogue: 2, art: 200 }

/** Age in milliseconds from which a cached response is requested again when pages are cached in advance. */
const REFRESH_AFTER_MS = 24 * 60 * 60 * 1000

const cacheOf = (kind: KeptKind): string => CACHE_PREFIX + kind

/** Whether the files that a kept document needs are there: those of its build. */
const hasFilesOf = ({ headers }: Response): Promise<boolean> =>
  self.caches.has(FILES_PREFIX + headers.get(BUILD_HEADER))

/**
 * A copy of a cached response with the time when the server had sent it in a header. A document has it in an attribute of
 * its root element too, since a page cannot read the headers of its document.
 */
async function fromDevice(kind: KeptKind, kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  const sent = new Date(headers.get('date') ?? Number.NaN).toISOString()
  headers.set(SAVED_COPY_HEADER, sent)
  for (const name of ['date', 'age', 'content-encoding', 'content-length']) headers.delete(name)
  const body =
    kind === 'document'
      ? (await kept.text()).replace('<html', `<html data-${SAVED_COPY_TIME}="${sent}"`)
      : kept.body
  return new Response(body, { status: kept.status, statusText: kept.statusText, headers })
}

/** The cached response for `key`. Reads without opening the cache, which would create it after the site was removed. */
const keptOf = (kind: KeptKind, key: Request | URL | string): Promise<Response | undefined> =>
  self.caches.match(key, { cacheName: cacheOf(kind) })

/** A cached response ready to be returned to a page; `null` for a document whose files are gone. */
async function usable(kind: KeptKind, kept: Response): Promise<Response | null> {
  if (kind === 'art') return kept
  if (kind === 'document' && !(await hasFilesOf(kept))) return null
  return fromDevice(kind, kept)
}

const pluginFor = (kind: KeptKind): Plugin => ({
  cacheKeyWillBeUsed: async ({ request }) =>
    kind === 'document' ? keptDocument(new URL(request.url)) : request,
  async cacheWillUpdate({ request, response }) {
    // Without the cache of files the site was removed from this device; open pages still use this worker.
    if (!mayKeep(kind, response) || !(await self.caches.has(ownFiles))) return null
    // Most pictures are seen often, and writing them each time would cost a slow phone frames.
    return kind === 'art' && (await keptOf(kind, request)) ? null : response
  },
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) => kept && usable(kind, kept),
})

/** Firefox resolves a failed navigation preload with an error response: the cached document is returned instead. */
const afterFailedPreload: Plugin = {
  async handlerDidError({ request }) {
    const kept = await keptOf('document', keptDocument(new URL(request.url)))
    return (kept && (await usable('document', kept))) ?? undefined
  },
}

function strategyFor(kind: KeptKind): NetworkFirst {
  const bound = new ExpirationPlugin({ maxEntries: limits[kind], purgeOnQuotaError: true })
  const plugins = [pluginFor(kind), bound, ...(kind === 'document' ? [afterFailedPreload] : [])]
  return new NetworkFirst({ cacheName: cacheOf(kind), plugins })
}

const strategies: Record<KeptKind, NetworkFirst> = {
  document: strategyFor('document'),
  data: strategyFor('data'),
  catalogue: strategyFor('catalogue'),
  art: strategyFor('art'),
}

/** Files of the build are requested with low priority, so that requests of pages go first. */
const lowPriority: Plugin = {
  requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }),
}

const files = new PrecacheController({ cacheName: ownFiles, plugins: [lowPriority] })
files.addToCacheList([...BUILD.files, { url: OFFLINE_PAGE, revision: BUILD.version }])

self.addEventListener('install', (event) => {
  void files.install(event)
  // Pages of the previous build still use the files of their own build.
  void self.skipWaiting()
})

async function removeOutdated(): Promise<void> {
  const outdated = outdatedCaches(await self.caches.keys(), FILES_PREFIX, ownFiles)
  await Promise.all(outdated.map((name) => self.caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  void files.activate(event)
  event.waitUntil(removeOutdated())
  // With navigation preload the browser requests the document while the worker starts.
  event.waitUntil(self.registration.navigationPreload.enable())
  event.waitUntil(self.clients.claim())
})

registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }))

// Files of the previous build, for its open pages.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/'),
  async ({ request }) => (await self.caches.match(request)) ?? fetch(request),
)

const kindOf = (request: Request, url: URL) =>
  keptKindOf(
    {
      method: request.method,
      navigates: request.mode === 'navigate',
      picture: request.destination === 'image',
    },
    url,
    self.location.origin,
  )

for (const kind of Object.keys(strategies) as KeptKind[])
  registerRoute(({ request, url }) => kindOf(request, url) === kind, strategies[kind])

// Without a cached response a navigation gets the offline page; any other request fails as without this worker.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await files.matchPrecache(OFFLINE_PAGE)) ?? Response.error())
    : Response.error(),
)

/** Addresses that a page asks the worker to cache in advance. */
type Wanted = Partial<Record<'document' | 'data', readonly string[]>>

async function isFresh(kind: KeptKind, url: URL): Promise<boolean> {
  const kept = await keptOf(kind, kind === 'document' ? keptDocument(url) : url)
  const sent = Date.parse(kept?.headers.get('date') ?? '')
  return kept?.headers.get(BUILD_HEADER) === BUILD.version && Date.now() - sent < REFRESH_AFTER_MS
}

/** Caches the response at `address` unless a fresh one is cached; returns whether one is cached then. */
async function keepOne(kind: KeptKind, address: string, event: ExtendableEvent): Promise<boolean> {
  const url = new URL(address, self.location.origin)
  const asked = { method: 'GET', navigates: kind === 'document', picture: false }
  if (keptKindOf(asked, url, self.location.origin) !== kind || (await isFresh(kind, url))) return true
  const [response, done] = strategies[kind].handleAll({
    event,
    request: new Request(url, { priority: 'low' }),
  })
  if (!(await response.catch(() => undefined))) return false
  await done
  return true
}

/** Caches the catalogue: its name, and the file that the name gives. */
async function keepCatalogue(event: ExtendableEvent): Promise<void> {
  if (!(await keepOne('data', CATALOGUE, event))) return
  const named = await keptOf('data', CATALOGUE)
  const { hash } = ((await named?.json()) ?? {}) as { hash?: string }
  if (hash) await keepOne('catalogue', `${CATALOGUE}/${hash}`, event)
}

/** Caches the addresses in order; stops at the first failed request, and a later visit continues. */
async function keep(wanted: Wanted, event: ExtendableEvent): Promise<void> {
  for (const kind of ['document', 'data'] as const)
    for (const address of wanted[kind] ?? []) if (!(await keepOne(kind, address, event))) return
  await keepCatalogue(event)
}

self.addEventListener('message', (event) => {
  const { keep: wanted } = (event.data ?? {}) as { keep?: Wanted }
  if (wanted) event.waitUntil(keep(wanted, event))
})
