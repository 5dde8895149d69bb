import { hasCredentials } from '#app/domain/flags.ts'
import { orderIn } from '#app/domain/order.ts'
import { type Encoding, encodingFor } from './compress.ts'
import { STALE } from './headers.ts'
import { LONGEST_ADDRESS } from './limits.ts'
import type { Page } from './page.ts'

type Fetch = (request: Request, env?: object) => Response | Promise<Response>

type HeaderCacheOptions = {
  /** Makes an answer. */
  fetch: Fetch
  /** A page that is in memory and fresh, by its address. */
  fresh: (path: string) => Page | undefined
  /** Writes down that an answer was given; its id. */
  note: (request: Request, path: string, started: number) => string
}

/** Headers of an answer, but for those of its body's length and of its own id. */
type Head = Record<string, string>

/** Ways in which answers with the same page may differ: by encoding, and by the name under which they are asked for. */
const MOST_WAYS = 8

type Asked = { page: Page; path: string; encoding: Encoding; way: string }

const OF_ONE = new Set(['content-length', 'x-request-id'])

/**
 * Gives an answer that shows a fresh page out of memory again as it was given before, with an id of its own: what made its
 * headers would make the same. What an answer depends on besides its page is looked at here, or is not answered here.
 */
export function createHeaderCache({ fetch, fresh, note }: HeaderCacheOptions) {
  let heads = new WeakMap<Page, Map<string, Head>>()

  /** The page that is asked for, where nothing in the request makes its answer another one. */
  function askedFor(request: Request): Asked | undefined {
    const { url, headers } = request
    if (request.method !== 'GET' || headers.has('if-none-match')) return undefined
    const start = url.indexOf('/', url.indexOf('//') + 2)
    const query = url.indexOf('?', start)
    const path = query < 0 ? url.slice(start) : url.slice(start, query)
    const page = url.length - start > LONGEST_ADDRESS ? undefined : fresh(path)
    if (!page) return undefined
    const search = query < 0 ? '' : url.slice(query)
    if (search && (orderIn(search) !== 'recommended' || hasCredentials(search))) return undefined
    const encoding = encodingFor(headers.get('accept-encoding') ?? undefined)
    const way = `${encoding} ${url.slice(0, start)} ${headers.get('x-forwarded-host')}`
    return { page, path, encoding, way }
  }

  function again({ page, path, encoding, way }: Asked, request: Request, started: number) {
    const head = heads.get(page)?.get(way)
    const bytes = head && page.bodies.made(encoding)
    if (!bytes) return undefined
    page.bodies.again(encoding)
    const own = {
      'content-length': String(bytes.length),
      'x-request-id': note(request, path, started),
    }
    return new Response(bytes, { headers: { ...head, ...own } })
  }

  /** Makes an answer; where it shows the page as it is in memory, its headers are good for the next who asks. */
  async function first({ page, way }: Asked, request: Request, env?: object): Promise<Response> {
    // After a change others are in its place.
    const known = heads
    const answer = await fetch(request, env)
    const { headers } = answer
    // A redirect, a refusal or a failure shows no page, and an old answer may be new with the next.
    if (headers.get('etag') !== page.etag || headers.has(STALE)) return answer
    const ways = known.get(page) ?? new Map<string, Head>()
    if (ways.size >= MOST_WAYS) ways.clear()
    ways.set(way, Object.fromEntries([...headers].filter(([name]) => !OF_ONE.has(name))))
    known.set(page, ways)
    return answer
  }

  return {
    fetch(request: Request, env?: object): Response | Promise<Response> {
      const started = performance.now()
      const asked = askedFor(request)
      if (!asked) return fetch(request, env)
      return again(asked, request, started) ?? first(asked, request, env)
    },
    /** Something is new of which no page tells: all answers are made anew. */
    drop(): void {
      heads = new WeakMap()
    },
  }
}
