import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { trailOf } from '#app/domain/analytics.ts'
import { gameLaunch } from '#app/domain/launch/gameLaunch.ts'
import type { PlayMode } from '#app/domain/launch/template.ts'
import { createPageTrail } from '#app/platform/analytics/pageTrail.ts'
import { hasStoredFilters } from '#app/platform/storedFilters.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'

/** The analytics event of a started game (LCH-08). */
export function launchEvent(visit: Visit, { tile, minBet }: PlaySlice, mode: PlayMode) {
  const { name, provider, jackpot } = tile
  const { title, ...trail } = trailOf(storeOf(visit, createPageTrail).pages())
  return gameLaunch({
    trail,
    pathname: location.pathname,
    listName: title,
    demo: mode === 'demo',
    filterUsed: hasStoredFilters(),
    game: { name, provider, jackpot: jackpot !== undefined, minBet },
  })
}
