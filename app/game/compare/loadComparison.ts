import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import { loadPage } from '#app/content/loaders.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { comparedIn } from '#app/domain/compared.ts'
import { type RequestScope, requestScope } from '#app/platform/requestScope.ts'
import type { ComparedGame } from './rows.ts'

/** The compared games that came with the document. */
export type ServedGames = readonly { code: string; game: ComparedGame }[]

/** The data of a game that the comparison shows: no texts and related games. */
const withoutTexts = ({ tile, live, bet, maxWin, rtp, volatility, reels, info }: GameSlice): GameSlice => ({
  type: 'Game',
  tile,
  live,
  ...(bet && { bet }),
  ...(maxWin !== undefined && { maxWin }),
  ...(rtp !== undefined && { rtp }),
  ...(volatility !== undefined && { volatility }),
  ...(reels !== undefined && { reels }),
  tags: [],
  ...(info && { info: { features: [], ...(info.lines !== undefined && { lines: info.lines }) } }),
})

async function servedGame(
  { source, status, view, report }: RequestScope,
  code: string,
): Promise<ComparedGame> {
  try {
    const page = await source.page(addressOf('games-game', { game: code }), status, view)
    const slice = page?.main ? source.slice(page.main) : undefined
    if (!page || slice?.type !== 'Game') return { state: 'unknown' }
    return { state: 'loaded', game: withoutTexts(slice), incomplete: page.incomplete === true }
  } catch (error) {
    // The other games are shown; the browser requests this one.
    report(error)
    return { state: 'failed' }
  }
}

/**
 * Loader of the comparison: the page, and the games that the address names. With games it is not cached, since every
 * choice of games is another document.
 */
export async function loadComparison(args: LoaderFunctionArgs<Readonly<RouterContextProvider>>) {
  const answer = await loadPage(args)
  const page = 'init' in answer ? answer.data : answer
  const { codes } = comparedIn(new URL(args.request.url).search)
  if (codes.length === 0) return answer
  const scope = args.context.get(requestScope)
  const games: ServedGames = await Promise.all(
    codes.map(async (code) => ({ code, game: await servedGame(scope, code) })),
  )
  return data({ ...page, games }, { headers: { 'cache-control': 'no-store' } })
}
