import type { JackpotsSlice } from '#app/api/contract/slices.ts'
import { JackpotOf } from './JackpotOf.tsx'

/** CMS widget `Jackpots`: the jackpot that the editor put first. */
export function Jackpots({ slice: { jackpots } }: { slice: JackpotsSlice }) {
  return jackpots.map((jackpot) => <JackpotOf key={jackpot.id} jackpot={jackpot} />)
}
