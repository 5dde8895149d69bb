import { orderIn, withOrder } from '#app/domain/order.ts'
import { createStore, type StoreOptions } from '../content/store.ts'
import { type Encoding, encode, encodingFor } from './compress.ts'
import { type CspOptions, contentSecurityPolicy } from './csp.ts'
import { documentHeaders, PRIVATE, publicPage } from './headers.ts'

export type Documents = {
  /** Answers one document request, from memory when the same page was drawn a moment ago. */
  answer: (request: Request) => Promise<Response>
}

type Body = Buffer<ArrayBuffer>
type Page = {
  status: number
  headers: [string, string][]
  body: (encoding: Encoding) => Promise<Body>
  kept: boolean
}

export type DocumentOptions = {
  render: (request: Request) => Promise<Response>
  csp: CspOptions
  times: StoreOptions
  /** Whether the page is the same for everyone and may be kept. */
  isPublic: (url: URL) => boolean
}

/** Brotli quality of a page that is kept, and of one that is sent once. */
const KEPT_QUALITY = 6
const ONCE_QUALITY = 4

/** A page that must not be kept; carries the page for the one who asked. */
class Unkept extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(`page answered ${page.status} and is not kept`)
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

async function draw(options: DocumentOptions, request: Request, isPublic: boolean): Promise<Page> {
  // A page drawn for HEAD has no body, and the next one to ask wants it.
  const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
  const answer = await options.render(asked)
  const html = await answer.text()
  // Of what the renderer says about caching only a no counts: something of the page is missing.
  const kept = isPublic && answer.status === 200 && answer.headers.get('cache-control') !== 'no-store'
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value)
  headers.set('cache-control', kept ? publicPage(options.times.fresh) : PRIVATE)
  headers.set('vary', 'accept-encoding')
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(html, options.csp))
  }
  headers.delete('content-length')
  const quality = kept ? KEPT_QUALITY : ONCE_QUALITY
  return { status: answer.status, headers: [...headers], body: bodiesOf(html, quality), kept }
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

async function respond(request: Request, { status, headers, body }: Page): Promise<Response> {
  if (status >= 400 && CRAWLER.test(request.headers.get('user-agent') ?? '')) return bareStatus(status)
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
  const answer = new Headers(headers)
  const bytes = await body(encoding)
  if (encoding !== 'identity') answer.set('content-encoding', encoding)
  answer.set('content-length', String(bytes.length))
  const bodiless = request.method === 'HEAD' || BODILESS.has(status)
  return new Response(bodiless ? null : bytes, { status, headers: answer })
}

/** What a page is kept under: its path and the order of its list. Any other query is one of too many. */
function keyOf({ pathname, search }: URL): string | undefined {
  const key = withOrder(pathname, orderIn(search))
  return key === pathname + search ? key : undefined
}

/** Documents: drawn once, compressed once, kept for some seconds; only public pages that succeeded are kept. */
export function createDocuments(options: DocumentOptions): Documents {
  const pages = createStore(options.times)

  async function page(request: Request): Promise<Page> {
    const url = new URL(request.url)
    const key = keyOf(url)
    if (!options.isPublic(url) || key === undefined) return draw(options, request, options.isPublic(url))
    try {
      return await pages.get(key, async () => {
        const drawn = await draw(options, request, true)
        if (!drawn.kept) throw new Unkept(drawn)
        return drawn
      })
    } catch (error) {
      if (error instanceof Unkept) return error.page
      throw error
    }
  }

  return { answer: async (request) => respond(request, await page(request)) }
}
