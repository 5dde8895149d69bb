import type { JackpotsSlice } from '#app/api/contract/slices.ts'
import type { Span } from '#app/domain/layout.ts'
import { JackpotOf } from '#app/tiles/jackpots/JackpotOf.tsx'

/** CMS widget `Jackpots`: the jackpot that the editor put first. */
export function Jackpots({ slice: { jackpots }, span }: { slice: JackpotsSlice; span: Span }) {
  return jackpots.map((jackpot) => <JackpotOf key={jackpot.id} jackpot={jackpot} brief={span === 'aside'} />)
}
