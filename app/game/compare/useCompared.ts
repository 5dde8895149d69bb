import { useQueries } from '@tanstack/react-query'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import { ApiError } from '#app/api/errors.ts'
import { isIncomplete, pageQuery } from '#app/content/pageQuery.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { ServedGames } from './loadComparison.ts'
import type { ComparedGame } from './rows.ts'

/** A compared game with the request that loads it again. */
export type Column = { code: string; game: ComparedGame; retrying: boolean; retry: () => void }

const gameIn = ({ page, slices }: Extract<PageAnswer, { page: unknown }>): GameSlice | undefined => {
  const slice = page.main ? slices[page.main] : undefined
  return slice?.type === 'Game' ? slice : undefined
}

function loadedGame(answer: PageAnswer): ComparedGame {
  // A game whose address has moved is no longer offered.
  const game = 'page' in answer ? gameIn(answer) : undefined
  return game ? { state: 'loaded', game, incomplete: isIncomplete(answer) } : { state: 'unknown' }
}

/** Why there is no game: it does not exist, or its request failed. */
const failedGame = (error: Error): ComparedGame => ({
  state: error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed',
})

const isWhole = (game: ComparedGame | undefined): boolean =>
  game?.state === 'unknown' || (game?.state === 'loaded' && !game.incomplete)

/**
 * The compared games: those of the document at once, the others from the answers that their details use too. What
 * the server could not load is requested again.
 */
export function useCompared(codes: readonly string[], served: ServedGames): readonly Column[] {
  const status = useStatus()
  const servedGame = (code: string) => served.find((one) => one.code === code)?.game
  const answers = useQueries({
    queries: codes.map((code) => ({
      ...pageQuery(addressOf('games-game', { game: code }), status),
      enabled: !isWhole(servedGame(code)),
    })),
  })
  return codes.map((code, at) => {
    const answer = answers[at]
    const given: ComparedGame = servedGame(code) ?? { state: 'loading' }
    const late = answer?.data ? loadedGame(answer.data) : answer?.error ? failedGame(answer.error) : undefined
    return {
      code,
      game: late?.state === 'failed' && given.state === 'loaded' ? given : (late ?? given),
      retrying: answer?.isFetching === true,
      retry: () => void answer?.refetch(),
    }
  })
}
