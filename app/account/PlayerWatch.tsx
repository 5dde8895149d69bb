import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'
import { ShellSlice } from '#app/lib/Edition.ts'
import { visitFlags } from '#app/lib/flags.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { tell } from '#app/notices/tell.ts'
import { useOfferedBonus } from '#app/queries/player/bonuses.ts'
import { favouritesQuery } from '#app/queries/player/playerQueries.ts'
import { endedStay, endStay } from '#app/queries/player/stay.ts'
import { useSlice } from '#app/queries/slices.ts'
import { whenConnected } from '#ui/foundation/whenConnected.ts'
import { useBadge } from './useBadge.ts'
import { useHelpFirst } from './useHelpFirst.ts'

// Comes when a game for money was left.
const StaySummary = lazy(() =>
  whenConnected(() => import('./StaySummary.tsx')).then((file) => ({ default: file.StaySummary })),
)

// Comes with an offer.
const BonusOffer = lazy(() =>
  whenConnected(() => import('./BonusOffer.tsx')).then((file) => ({ default: file.BonusOffer })),
)

const isPlay = (pathname: string): boolean => /^\/play\//.test(withoutPreview(pathname))

/** What follows a player through the site: their favourites, where a layout shows some (FAV-02), and what a game has come to. */
export function PlayerWatch({ username }: { username: string }) {
  const client = useQueryClient()
  const { favourites } = useSlice(useContext(ShellSlice), 'Shell', { status: useStatus() })
  const load = useEffectEvent(async () => {
    const failed = await client.fetchQuery(favouritesQuery).then(
      () => false,
      () => true,
    )
    if (!failed) return
    void tell((words) => ({
      type: 'alert',
      title: words('errors.failed-to-fetch-favorites'),
      actionText: words('general.try-again'),
      action: () => void load(),
    }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: of whoever is here
  useEffect(() => {
    if (favourites) void load()
  }, [favourites, username])
  const { pathname } = useLocation()
  const stay = useSyncExternalStore(endedStay.subscribe, endedStay.getSnapshot, () => undefined)
  const playing = isPlay(pathname)
  // A game that a phone has left the site for.
  useEffect(() => {
    if (!playing) endStay()
  }, [playing])
  useBadge()
  useHelpFirst()
  const offered = useOfferedBonus()
  // Nothing comes over a running game, and one thing at a time (UXP-11).
  if (playing) return null
  return (
    <Suspense>
      {stay ? (
        <StaySummary key={stay.startedAt} stay={stay} />
      ) : (
        offered && !visitFlags.native && <BonusOffer key={offered} bonusId={offered} />
      )}
    </Suspense>
  )
}
