import type { JackpotsSlice } from '#app/api/contract/slices.ts'
import { JackpotPanel } from '#ui/game/JackpotPanel'

/** CMS widget `Jackpots`: the jackpot that the editor put first. */
export function Jackpots({ slice: { jackpots } }: { slice: JackpotsSlice }) {
  return jackpots.map(({ id, ...jackpot }) => <JackpotPanel key={id} {...jackpot} />)
}
