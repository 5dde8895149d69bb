import { randomUUID } from 'node:crypto'
import { isPreviewPath } from '#app/domain/preview.ts'
import { answerInTime } from '../upstream/deadline.ts'
import { type Bodies, createBodies } from './bodies.ts'
import { type CspOptions, contentSecurityPolicy, ownAnd } from './csp.ts'
import { etagOf } from './etag.ts'
import { documentHeaders, type PageTimes, PRIVATE, publicPage } from './headers.ts'
import { type Inline, withoutNonce } from './inline.ts'
import type { Load } from './load.ts'

/** A rendered page. */
export type Page = {
  status: number
  headers: [string, string][]
  etag: string | undefined
  bodies: Bodies
  /** Whether it may be cached. */
  kept: boolean
  /** Keys of its content, and for how many seconds the oldest of it had been stale. */
  keys: ReadonlySet<string>
  stale: number
  /** Error of a failed page. */
  reason?: unknown
}

export type DrawOptions = {
  /** Renders a page; its own inline scripts and styles have `nonce`. */
  render: (request: Request, nonce: string) => Promise<Response>
  csp: CspOptions
  load: Load
  times: PageTimes
}

type Drawn = { etag: string | undefined; inline: Inline; kept: boolean }

/**
 * The editor's desk shows a preview page in a frame of its own, at the width of a device, and the published page beside
 * it; a content system frames preview beside its form.
 */
const framedBy = (path: string, { frameAncestors, previewAncestors = '' }: CspOptions): string =>
  ownAnd(frameAncestors, isPreviewPath(path) ? previewAncestors : '')

function headersOf(answer: Response, path: string, { etag, inline, kept }: Drawn, options: DrawOptions) {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value)
  headers.set('cache-control', kept ? publicPage(options.times) : PRIVATE)
  headers.set('vary', 'accept-encoding')
  if (etag) headers.set('etag', etag)
  if (headers.get('content-type')?.startsWith('text/html')) {
    const frameAncestors = framedBy(path, options.csp)
    headers.set('content-security-policy', contentSecurityPolicy(inline, { ...options.csp, frameAncestors }))
  }
  headers.delete('content-length')
  return [...headers]
}

/** Renders a page; `before` is its last version, if known. */
export async function draw(
  options: DrawOptions,
  request: Request,
  { isPublic, before }: { isPublic: boolean; before?: Page | undefined },
): Promise<Page> {
  // A response to HEAD has no body, but the cached page needs one.
  const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
  const nonce = randomUUID()
  const { answer, keys, stale, reason } = await options.load.counted(() =>
    answerInTime(() => options.render(asked, nonce)),
  )
  const { html, ...inline } = withoutNonce(Buffer.from(await answer.arrayBuffer()), nonce)
  // Of the renderer's cache headers only no-store counts: the page is incomplete.
  const kept = isPublic && answer.status === 200 && answer.headers.get('cache-control') !== 'no-store'
  const etag = kept ? etagOf(html) : undefined
  const headers = headersOf(answer, new URL(request.url).pathname, { etag, inline, kept }, options)
  // Most pages are unchanged, and compressed already.
  const bodies = etag && etag === before?.etag ? before.bodies : createBodies(html)
  return { status: answer.status, headers, etag, bodies, kept, keys, stale, reason }
}
