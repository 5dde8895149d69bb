import * as v from 'valibot'
import { LiveWinner } from '#app/api/contract/casino.ts'
import { type Dropped, parseList } from '#app/api/contract/parse.ts'
import type { Winner, WinnerKind } from '#app/api/contract/winners.ts'
import { request } from '#app/api/request.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { joinWinners } from '#app/domain/winners.ts'
import { createStore } from './content/store.ts'

/** The winners of a kind, each joined with its game; rejects when the service cannot be asked. */
export type WinnersSource = (kind: WinnerKind) => Promise<Winner[]>

type WinnersOptions = {
  /** The service without a closing slash; without one nobody has won. */
  url: string | undefined
  /** Milliseconds for one call. */
  timeout: number
  report: (dropped: Dropped) => void
  catalogue: () => Promise<Catalogue>
}

/** Asked again at most every 10 s, however many visitors look. */
const times = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 300 }

/** The answer is JSON inside a JSON string (S2 7, WIN-01). */
const Answer = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
)

/** The live winners of the country (`GET /get-winners-live.php`). */
export function createWinners({ url, timeout, report, catalogue }: WinnersOptions): WinnersSource {
  const store = createStore(times)

  async function ask(kind: WinnerKind) {
    const suffix = kind === 'recent' ? '' : `&kind=${kind}`
    const path = '/get-winners-live.php'
    const text = await request(`${url}${path}?country=ro${suffix}`, { schema: Answer, timeout })
    return parseList(LiveWinner, text, path, report)
  }

  return async (kind) => {
    if (!url) return []
    const [winners, games] = await Promise.all([store.get(kind, () => ask(kind)), catalogue()])
    return joinWinners(winners, games)
  }
}
