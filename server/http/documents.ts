import { documentAddress } from '#app/domain/documentAddress.ts'
import { createStore, type StoreOptions } from '../content/store.ts'
import { shows, timeLeft } from '../upstream/deadline.ts'
import { encodingFor } from './compress.ts'
import { Overloaded } from './load.ts'
import { type DrawOptions, draw, type Page } from './page.ts'
import { unavailablePage } from './unavailable.ts'

export type Documents = {
  /** Answers one document request, from memory if the page was rendered recently. */
  answer: (request: Request) => Promise<Response>
  /** A page that is cached and fresh, by its path. */
  fresh: (path: string) => Page | undefined
  /** Renders pages with content under `keys` again before they are served. */
  drop: (keys: readonly string[]) => void
}

export type DocumentOptions = DrawOptions & {
  times: StoreOptions
  /** Whether the page is the same for every visitor and may be cached. */
  isPublic: (url: URL) => boolean
}

/** A page that failed to render; an older one may replace it, unless a service refused it. */
class FailedPage extends Error {
  readonly page: Page

  constructor(page: Page) {
    super(`page answered ${page.status}`, { cause: page.reason })
    this.page = page
  }
}

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview\//i

/** Crawlers get the bare status of a failure, not an error page (S2 2). */
function bareStatus(status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${status}\n`, {
    status,
    headers: status < 500 ? headers : { ...headers, 'retry-after': '60' },
  })
}

/** A redirect of ours keeps the visitor's query, unless it has its own; the rendering only knew the query `drawn`. */
function withQuery(page: Page, drawn: string, asked: string): Page {
  const headers = page.headers.map(([name, value]): [string, string] => {
    if (name !== 'location' || !value.startsWith('/')) return [name, value]
    const path = drawn && value.endsWith(drawn) ? value.slice(0, -drawn.length) : value
    return [name, path.includes('?') ? path : path + asked]
  })
  return { ...page, headers }
}

async function respond(request: Request, page: Page): Promise<Response> {
  const { status, headers, bodies } = page
  if (status >= 400 && CRAWLER.test(request.headers.get('user-agent') ?? '')) return bareStatus(status)
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
  const answer = new Headers(headers)
  const bytes = await bodies.in(encoding)
  if (encoding !== 'identity') answer.set('content-encoding', encoding)
  answer.set('content-length', String(bytes.length))
  const bodiless = request.method === 'HEAD' || BODILESS.has(status)
  return new Response(bodiless ? null : bytes, { status, headers: answer })
}

/** Origin for rendering shared pages: no cookie, signal or host of the first request reaches the others. */
const ORIGIN = 'http://site.invalid'

/** Documents: rendered and compressed once, cached for some seconds; only successful public pages are cached. */
export function createDocuments(options: DocumentOptions): Documents {
  const { load, times } = options
  const pages = createStore({ ...times, refuses: load.refuses })
  /** Pages that could never be served are not cached. */
  const mayStay = times.fresh + times.staleWhileRevalidate + times.staleIfError > 0

  async function shared(url: URL): Promise<{ page: Page; stale: number }> {
    const key = documentAddress(url.pathname, url.search)
    const drawn = async () => {
      const before = pages.peek(key) as Page | undefined
      const page = await draw(options, new Request(ORIGIN + key), { isPublic: true, before })
      if (page.status >= 500) throw new FailedPage(page)
      return page
    }
    try {
      const { value, stale } = await pages.get(key, drawn, {
        keeps: ({ kept }) => kept && mayStay,
        patience: timeLeft(),
      })
      return { page: withQuery(value, key.slice(url.pathname.length), url.search), stale }
    } catch (error) {
      if (error instanceof FailedPage) return { page: error.page, stale: 0 }
      throw error
    }
  }

  async function own(request: Request): Promise<{ page: Page; stale: number }> {
    const refusal = load.refuses()
    if (refusal) throw refusal
    return { page: await draw(options, request, { isPublic: false }), stale: 0 }
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    try {
      const { page, stale } = options.isPublic(url) ? await shared(url) : await own(request)
      shows(page.keys, Math.max(page.stale, stale))
      return await respond(request, page)
    } catch (error) {
      if (error instanceof Overloaded) return unavailablePage()
      throw error
    }
  }

  return {
    answer,
    fresh: (path) => pages.fresh(path) as Page | undefined,
    // A page that is being rendered may use content of before the change.
    drop: (keys) => pages.drop((_, page) => !page || keys.some((key) => (page as Page).keys.has(key))),
  }
}
