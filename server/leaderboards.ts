import * as v from 'valibot'
import type { Guard } from '#app/api/content.ts'
import type { Promotion } from '#app/api/contract/casino.ts'
import { parseRecord } from '#app/api/contract/parse.ts'
import { Leaderboard } from '#app/api/contract/tournaments.ts'
import { isGone } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { type CachedLoaderOptions, createCachedLoader } from './content/cachedLoader.ts'
import { createStore, type StoreOptions } from './content/store.ts'

/** Loads the leaderboard of a promotion, `undefined` if it has none; rejects if the service fails. */
export type LeaderboardsSource = (promotion: string) => Promise<Leaderboard | undefined>

type LeaderboardsOptions = CachedLoaderOptions & {
  /** The Casino API without a closing slash. */
  casinoUrl: string
  /** Timeout of one call in milliseconds. */
  timeout: number
  promotions: () => Promise<readonly Promotion[]>
  /** How long leaderboards are cached. */
  times: StoreOptions
}

/** Largest response in bytes. */
const MAX_BYTES = 256 * 1024

/** The leaderboards of tournaments (`GET /Promotions/{id}/leaderboard`). */
export function createLeaderboards(options: LeaderboardsOptions): LeaderboardsSource {
  const { casinoUrl, timeout, report, promotions, times } = options
  const store = createStore(times)
  const held = createCachedLoader(options)

  async function ask(promotion: string, guard: Guard) {
    const path = `/Promotions/${encodeURIComponent(promotion)}/leaderboard`
    try {
      const input = await guard('casino', (retry) =>
        request(`${casinoUrl}${path}`, { schema: v.unknown(), timeout, maxBytes: MAX_BYTES, ...retry }),
      )
      return { board: parseRecord(Leaderboard, input, { where: path, report }) }
    } catch (error) {
      if (isGone(error)) return {}
      throw error
    }
  }

  return async (promotion) => {
    // Only the published tournaments, so that unknown ids cause no calls.
    const known = (await promotions()).some(({ id, tournament }) => id === promotion && tournament)
    if (!known) return undefined
    const { board } = await held(store, `leaderboard:${promotion}`, (guard) => ask(promotion, guard))
    return board
  }
}
