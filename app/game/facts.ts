import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { GameFacts } from '#ui/game/GameDetails'

type Facts = Pick<GameSlice, 'bet' | 'maxWin' | 'rtp' | 'volatility' | 'reels' | 'info'>

const isStep = (value: number): value is 1 | 2 | 3 | 4 | 5 => [1, 2, 3, 4, 5].includes(value)

/** A number above zero; studios write 0 for what they do not say. */
const said = (value: number | undefined): value is number => value !== undefined && value > 0

/** The known facts of a game, as the kit shows them; what its studio does not say is missing. */
export function factsOf({ bet, maxWin, rtp, volatility, reels, info }: Facts): GameFacts {
  const step = Math.round(volatility ?? 0)
  return {
    ...(said(bet?.to) && bet && { bet }),
    ...(said(maxWin) && { maxWin }),
    ...(said(rtp) && rtp <= 100 && { rtp }),
    ...(isStep(step) && { volatility: step }),
    ...(said(info?.lines) && { lines: info.lines }),
    ...(said(reels) && { reels }),
  }
}
