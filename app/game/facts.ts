import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { GameFacts } from '#ui/game/GameDetails'

const isStep = (value: number | undefined): value is 1 | 2 | 3 | 4 | 5 =>
  value === 1 || value === 2 || value === 3 || value === 4 || value === 5

/** The known facts of a game, as the kit shows them. */
export function factsOf({ bet, maxWin, rtp, volatility, reels, info }: GameSlice): GameFacts {
  return {
    ...(bet && { bet }),
    ...(maxWin !== undefined && { maxWin }),
    ...(rtp !== undefined && { rtp }),
    ...(isStep(volatility) && { volatility }),
    ...(info?.lines !== undefined && { lines: info.lines }),
    ...(reels !== undefined && { reels }),
  }
}
