import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { gameLaunch } from '#app/domain/launch/gameLaunch.ts'
import type { PlayMode } from '#app/domain/launch/template.ts'
import { pageName, pageTrail } from '#app/platform/analytics/pageTrail.ts'
import { hasStoredFilters } from '#app/platform/storedFilters.ts'

/** The analytics event of a started game (LCH-08). */
export function launchEvent({ tile, minBet }: PlaySlice, mode: PlayMode) {
  const { name, provider, jackpot } = tile
  return gameLaunch({
    trail: pageTrail(),
    pathname: location.pathname,
    listName: pageName(),
    demo: mode === 'demo',
    filterUsed: hasStoredFilters(),
    game: { name, provider, jackpot: jackpot !== undefined, minBet },
  })
}
