import { documentAddress } from '#app/domain/documentAddress.ts'
import { hasCredentials } from '#app/domain/flags.ts'
import { type Encoding, encodingFor } from './compress.ts'
import { STALE } from './headers.ts'
import { MAX_ADDRESS_LENGTH } from './limits.ts'
import type { Page } from './page.ts'

type Fetch = (request: Request, env?: object) => Response | Promise<Response>

type HeaderCacheOptions = {
  /** Makes a response. */
  fetch: Fetch
  /** A page that is cached and fresh, by its address. */
  fresh: (path: string) => Page | undefined
  /** Logs that a response was sent; returns its id. */
  note: (request: Request, path: string, started: number) => string
}

/** Headers of a response, without those of its length and its id. */
type Head = Record<string, string>

/** Highest number of response variants per page: by encoding, and by host. */
const MAX_VARIANTS = 8

type Asked = { page: Page; path: string; encoding: Encoding; way: string }

const HEADERS_OF_ONE_RESPONSE = new Set(['content-length', 'x-request-id'])

/**
 * Repeats the response to a fresh cached page with its former headers and a new id, since they would be the same. A
 * request with anything else that affects its response is not answered here.
 */
export function createHeaderCache({ fetch, fresh, note }: HeaderCacheOptions) {
  let heads = new WeakMap<Page, Map<string, Head>>()

  /** The requested page, unless other parts of the request change the response. */
  function askedFor(request: Request): Asked | undefined {
    const { url, headers } = request
    if (request.method !== 'GET' || headers.has('if-none-match')) return undefined
    const start = url.indexOf('/', url.indexOf('//') + 2)
    const query = url.indexOf('?', start)
    const path = query < 0 ? url.slice(start) : url.slice(start, query)
    const page = url.length - start > MAX_ADDRESS_LENGTH ? undefined : fresh(path)
    if (!page) return undefined
    const search = query < 0 ? '' : url.slice(query)
    if (search && (documentAddress(path, search) !== path || hasCredentials(search))) return undefined
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

  /** Makes a response; if it has the page from the cache, its headers are stored. */
  async function first({ page, way }: Asked, request: Request, env?: object): Promise<Response> {
    // A change replaces this object.
    const known = heads
    const answer = await fetch(request, env)
    const { headers } = answer
    // A redirect, a refusal or a failure shows no page, and a stale response may be replaced soon.
    if (headers.get('etag') !== page.etag || headers.has(STALE)) return answer
    const ways = known.get(page) ?? new Map<string, Head>()
    if (ways.size >= MAX_VARIANTS) ways.clear()
    ways.set(way, Object.fromEntries([...headers].filter(([name]) => !HEADERS_OF_ONE_RESPONSE.has(name))))
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
    /** Removes all stored headers after a change that no page reports. */
    drop(): void {
      heads = new WeakMap()
    },
  }
}
