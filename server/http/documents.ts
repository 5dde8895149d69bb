import { randomUUID } from 'node:crypto'
import { orderIn, withOrder } from '#app/domain/order.ts'
import { createStore, type StoreOptions } from '../content/store.ts'
import { answerInTime, shows, timeLeft } from '../upstream/patience.ts'
import { type Encoding, encode, encodingFor } from './compress.ts'
import { type CspOptions, contentSecurityPolicy } from './csp.ts'
import { etagOf } from './etag.ts'
import { documentHeaders, PRIVATE, publicPage } from './headers.ts'
import { type Inline, unmark } from './inline.ts'
import { type Load, Overloaded } from './load.ts'
import { unavailablePage } from './unavailable.ts'

export type Documents = {
  /** Answers one document request, from memory when the same page was drawn a moment ago. */
  answer: (request: Request) => Promise<Response>
  /** Pages that show what is held under `keys` are drawn anew before they are served. */
  drop: (keys: readonly string[]) => void
}

type Body = Buffer<ArrayBuffer>
type Page = {
  status: number
  headers: [string, string][]
  body: (encoding: Encoding) => Promise<Body>
  kept: boolean
  /** Keys of the content that it shows, and for how many seconds the oldest of it had been old. */
  keys: ReadonlySet<string>
  stale: number
}

export type DocumentOptions = {
  /** Draws a page; inline scripts and styles of its own carry `mark` as their nonce. */
  render: (request: Request, mark: string) => Promise<Response>
  csp: CspOptions
  times: StoreOptions
  load: Load
  /** Whether the page is the same for everyone and may be kept. */
  isPublic: (url: URL) => boolean
}

/** Brotli quality of a page that is kept, and of one that is sent once. */
const KEPT_QUALITY = 6
const ONCE_QUALITY = 4

/** A page that could not be drawn, for those who asked; an older one may stand in for it. */
class FailedPage extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(`page answered ${page.status}`)
    this.page = page
  }
}

/** The page in each encoding, made when it is first asked for and kept with the page. */
function bodiesOf(html: string, quality: number): Page['body'] {
  const identity = Buffer.from(html)
  const made = new Map<Encoding, Promise<Body>>()
  return (encoding) => {
    const known = made.get(encoding) ?? (encode(identity, encoding, quality) as Promise<Body>)
    made.set(encoding, known)
    return known
  }
}

function headersOf(
  answer: Response,
  html: string,
  { inline, kept, options }: { inline: Inline; kept: boolean; options: DocumentOptions },
): [string, string][] {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value)
  headers.set('cache-control', kept ? publicPage(options.times.fresh) : PRIVATE)
  headers.set('vary', 'accept-encoding')
  if (kept) headers.set('etag', etagOf(html))
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(inline, options.csp))
  }
  headers.delete('content-length')
  return [...headers]
}

async function draw(options: DocumentOptions, request: Request, isPublic: boolean): Promise<Page> {
  // A page drawn for HEAD has no body, and the next one to ask wants it.
  const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
  const mark = randomUUID()
  const { answer, keys, stale } = await options.load.counted(() =>
    answerInTime(() => options.render(asked, mark)),
  )
  const { html, ...inline } = unmark(await answer.text(), mark)
  // Of what the renderer says about caching only a no counts: something of the page is missing.
  const kept = isPublic && answer.status === 200 && answer.headers.get('cache-control') !== 'no-store'
  const quality = kept ? KEPT_QUALITY : ONCE_QUALITY
  const headers = headersOf(answer, html, { inline, kept, options })
  return { status: answer.status, headers, body: bodiesOf(html, quality), kept, keys, stale }
}

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview\//i

/** Crawlers get the bare status of a failure, never an error page (S2 2). */
function bareStatus(status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${status}\n`, {
    status,
    headers: status < 500 ? headers : { ...headers, 'retry-after': '60' },
  })
}

/** A redirect of ours takes the query of its visitor along, of which the drawing knew `drawn` alone, unless it brings its own. */
function withQuery(page: Page, drawn: string, asked: string): Page {
  const headers = page.headers.map(([name, value]): [string, string] => {
    if (name !== 'location' || !value.startsWith('/')) return [name, value]
    const path = drawn && value.endsWith(drawn) ? value.slice(0, -drawn.length) : value
    return [name, path.includes('?') ? path : path + asked]
  })
  return { ...page, headers }
}

async function respond(request: Request, page: Page): Promise<Response> {
  const { status, headers, body } = page
  if (status >= 400 && CRAWLER.test(request.headers.get('user-agent') ?? '')) return bareStatus(status)
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
  const answer = new Headers(headers)
  const bytes = await body(encoding)
  if (encoding !== 'identity') answer.set('content-encoding', encoding)
  answer.set('content-length', String(bytes.length))
  const bodiless = request.method === 'HEAD' || BODILESS.has(status)
  return new Response(bodiless ? null : bytes, { status, headers: answer })
}

/** The one address of a page: its path and the order of its list; whatever else a query says is drawn in the browser. */
const keyOf = ({ pathname, search }: URL): string => withOrder(pathname, orderIn(search))

/** Whom a shared page is drawn for: nobody. No cookie, no signal and no host of the first who asked reaches the others. */
const ORIGIN = 'http://site.invalid'

/** Documents: drawn once, compressed once, kept for some seconds; only public pages that succeeded are kept. */
export function createDocuments(options: DocumentOptions): Documents {
  const { load } = options
  const pages = createStore({ ...options.times, refuses: load.refuses })

  async function shared(url: URL): Promise<{ page: Page; stale: number }> {
    const key = keyOf(url)
    const drawing = async () => {
      const drawn = await draw(options, new Request(ORIGIN + key), true)
      if (drawn.status >= 500) throw new FailedPage(drawn)
      return drawn
    }
    try {
      const { value, stale } = await pages.get(key, drawing, {
        keeps: ({ kept }) => kept,
        patience: timeLeft(),
      })
      return { page: withQuery(value, key.slice(url.pathname.length), url.search), stale }
    } catch (error) {
      if (error instanceof FailedPage) return { page: error.page, stale: 0 }
      throw error
    }
  }

  async function own(request: Request, isPublic: boolean): Promise<{ page: Page; stale: number }> {
    const refusal = load.refuses()
    if (refusal) throw refusal
    return { page: await draw(options, request, isPublic), stale: 0 }
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    try {
      const { page, stale } = options.isPublic(url) ? await shared(url) : await own(request, false)
      shows(page.keys, Math.max(page.stale, stale))
      return await respond(request, page)
    } catch (error) {
      if (error instanceof Overloaded) return unavailablePage()
      throw error
    }
  }

  return {
    answer,
    // What is in flight may have asked before the change.
    drop: (keys) => pages.drop((_, page) => !page || keys.some((key) => (page as Page).keys.has(key))),
  }
}
