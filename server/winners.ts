import * as v from 'valibot'
import type { Guard } from '#app/api/content.ts'
import { LiveWinner } from '#app/api/contract/casino.ts'
import { parseList } from '#app/api/contract/parse.ts'
import type { Winner, WinnerKind } from '#app/api/contract/winners.ts'
import { ContentError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { joinWinners } from '#app/domain/winners.ts'
import { type CachedLoaderOptions, createCachedLoader } from './content/cachedLoader.ts'
import { createStore, type StoreOptions } from './content/store.ts'

/** Loads the winners of a kind, each joined with its game; rejects if the service fails. */
export type WinnersSource = (kind: WinnerKind) => Promise<Winner[]>

type WinnersOptions = CachedLoaderOptions & {
  /** The service without a closing slash; without it there are no winners. */
  url: string | undefined
  /** Timeout of one call in milliseconds. */
  timeout: number
  catalogue: () => Promise<Catalogue>
  /** How long winners are cached. @default `usual` */
  times?: StoreOptions
}

/**
 * Requested every 10 s at most, for any number of visitors; stale for 20 s more during a request, but not after a
 * failure.
 */
export const usual: StoreOptions = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 0 }

/** Highest number of winners in a response, and its size in bytes. */
const MAX_WINNERS = 200
const MAX_BYTES = 512 * 1024

const PATH = '/get-winners-live.php'

/** The response is JSON inside a JSON string (S2 7, WIN-01). */
const Answer = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
)

/** The live winners of the country (`GET /get-winners-live.php`). */
export function createWinners(options: WinnersOptions): WinnersSource {
  const { url, timeout, report, catalogue, times = usual } = options
  const store = createStore(times)
  const held = createCachedLoader(options)

  async function ask(kind: WinnerKind, guard: Guard) {
    const suffix = kind === 'recent' ? '' : `&kind=${kind}`
    const list = await guard('winners', (retry) =>
      request(`${url}${PATH}?country=ro${suffix}`, {
        schema: Answer,
        timeout,
        maxBytes: MAX_BYTES,
        ...retry,
      }),
    )
    return parseList(LiveWinner, list, { where: PATH, report, most: MAX_WINNERS })
  }

  async function winners(kind: WinnerKind) {
    try {
      return await held(store, `winners:${kind}`, (guard) => ask(kind, guard))
    } catch (error) {
      throw new ContentError('errors.failed-to-fetch-live-winners', error)
    }
  }

  return async (kind) => {
    if (!url) return []
    const [won, games] = await Promise.all([winners(kind), catalogue()])
    return joinWinners(won, games)
  }
}
