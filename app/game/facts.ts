import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { GameFacts } from '#ui/game/GameDetails'

type Facts = Pick<GameSlice, 'bet' | 'maxWin' | 'rtp' | 'volatility' | 'reels' | 'info'>

const isStep = (value: number): value is 1 | 2 | 3 | 4 | 5 => [1, 2, 3, 4, 5].includes(value)

/** Whether a number is known; providers use 0 for an unknown one. */
const isKnownNumber = (value: number | undefined): value is number => value !== undefined && value > 0

/** The known facts of a game in the kit's form; unknown ones are left out. */
export function factsOf({ bet, maxWin, rtp, volatility, reels, info }: Facts): GameFacts {
  const step = Math.round(volatility ?? 0)
  return {
    ...(isKnownNumber(bet?.to) && bet && { bet }),
    ...(isKnownNumber(maxWin) && { maxWin }),
    ...(isKnownNumber(rtp) && rtp <= 100 && { rtp }),
    ...(isStep(step) && { volatility: step }),
    ...(isKnownNumber(info?.lines) && { lines: info.lines }),
    ...(isKnownNumber(reels) && { reels }),
  }
}
