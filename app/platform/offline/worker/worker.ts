import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { KEPT_HEADER } from '#app/api/contract/kept.ts'
import { KEPT } from '#app/domain/marks.ts'
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

/** Largest numbers of what is kept: together with the files of two builds at most 50 MB. */
const limits: Record<KeptKind, number> = { document: 40, data: 80, catalogue: 2, art: 200 }

/** Milliseconds after which something kept is requested again in advance. */
const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000

const cacheOf = (kind: KeptKind): string => CACHE_PREFIX + kind

/** Whether the files that a kept document needs are there: those of its build. */
const hasFilesOf = ({ headers }: Response): Promise<boolean> =>
  self.caches.has(FILES_PREFIX + headers.get(BUILD_HEADER))

/**
 * A copy that says when the server had sent it, instead of looking as if it had been sent now: in a header, and since a page
 * cannot read those of its document, in the document.
 */
async function fromDevice(kind: KeptKind, kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  const sent = new Date(headers.get('date') ?? Number.NaN).toISOString()
  headers.set(KEPT_HEADER, sent)
  for (const name of ['date', 'age', 'content-encoding', 'content-length']) headers.delete(name)
  const body =
    kind === 'document' ? (await kept.text()).replace('<html', `<html data-${KEPT}="${sent}"`) : kept.body
  return new Response(body, { status: kept.status, statusText: kept.statusText, headers })
}

/** What is kept under `key`; opening the cache would create it after the site was removed from the device. */
const keptOf = (kind: KeptKind, key: Request | URL | string): Promise<Response | undefined> =>
  self.caches.match(key, { cacheName: cacheOf(kind) })

/** A kept response as a page may have it; `null` for a document whose files are gone. */
async function usable(kind: KeptKind, kept: Response): Promise<Response | null> {
  if (kind === 'art') return kept
  if (kind === 'document' && !(await hasFilesOf(kept))) return null
  return fromDevice(kind, kept)
}

const pluginFor = (kind: KeptKind): Plugin => ({
  cacheKeyWillBeUsed: async ({ request }) =>
    kind === 'document' ? keptDocument(new URL(request.url)) : request,
  async cacheWillUpdate({ request, response }) {
    // Without its files the site has been removed from this device; open pages keep this worker until they are left.
    if (!mayKeep(kind, response) || !(await self.caches.has(ownFiles))) return null
    // Most pictures are seen often, and writing them each time would cost a slow phone frames.
    return kind === 'art' && (await keptOf(kind, request)) ? null : response
  },
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) => kept && usable(kind, kept),
})

/**
 * Firefox resolves the preload of a navigation that failed with an error response, which the strategy takes for an answer:
 * what is kept comes instead.
 */
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

/** The files of the build come one after the other, after everything that a page requests. */
const unhurried: Plugin = {
  requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }),
}

const files = new PrecacheController({ cacheName: ownFiles, plugins: [unhurried] })
files.addToCacheList([...BUILD.files, { url: OFFLINE_PAGE, revision: BUILD.version }])

self.addEventListener('install', (event) => {
  void files.install(event)
  // A page of the build before goes on with the files of its own build.
  void self.skipWaiting()
})

async function removeOutdated(): Promise<void> {
  const outdated = outdatedCaches(await self.caches.keys(), FILES_PREFIX, ownFiles)
  await Promise.all(outdated.map((name) => self.caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  void files.activate(event)
  event.waitUntil(removeOutdated())
  // The document is requested while the worker starts.
  event.waitUntil(self.registration.navigationPreload.enable())
  event.waitUntil(self.clients.claim())
})

registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }))

// Files of the build before, for its open pages.
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

// Nothing is kept for this address: a page says so, any other request fails as without this worker.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await files.matchPrecache(OFFLINE_PAGE)) ?? Response.error())
    : Response.error(),
)

/** What a page wants kept that it has not requested through this worker. */
type Wanted = Partial<Record<'document' | 'data', readonly string[]>>

async function isFresh(kind: KeptKind, url: URL): Promise<boolean> {
  const kept = await keptOf(kind, kind === 'document' ? keptDocument(url) : url)
  const sent = Date.parse(kept?.headers.get('date') ?? '')
  return kept?.headers.get(BUILD_HEADER) === BUILD.version && Date.now() - sent < RENEWED_AFTER_MS
}

/** Keeps what is at `address`, unless it is there; returns whether it is. */
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

/** Keeps the file of the catalogue that its kept name leads to. */
async function keepCatalogue(event: ExtendableEvent): Promise<void> {
  if (!(await keepOne('data', CATALOGUE, event))) return
  const named = await keptOf('data', CATALOGUE)
  const { hash } = ((await named?.json()) ?? {}) as { hash?: string }
  if (hash) await keepOne('catalogue', `${CATALOGUE}/${hash}`, event)
}

/** Keeps what a page wants, one after the other; without a connection the rest is kept in a later visit. */
async function keep(wanted: Wanted, event: ExtendableEvent): Promise<void> {
  for (const kind of ['document', 'data'] as const)
    for (const address of wanted[kind] ?? []) if (!(await keepOne(kind, address, event))) return
  await keepCatalogue(event)
}

self.addEventListener('message', (event) => {
  const { keep: wanted } = (event.data ?? {}) as { keep?: Wanted }
  if (wanted) event.waitUntil(keep(wanted, event))
})
