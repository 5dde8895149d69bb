import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { visitFlags } from '#app/lib/flags.ts'
import { tell } from '#app/notices/tell.ts'
import { useOfferedBonus } from '#app/queries/player/bonuses.ts'
import { useSelfExcluded } from '#app/queries/player/exclusion.ts'
import { favouritesQuery } from '#app/queries/player/playerQueries.ts'
import { useShell } from '#app/queries/shell.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useBadge } from './useBadge.ts'
import { useHelpFirst } from './useHelpFirst.ts'

// Comes with an offer.
const BonusOffer = lazyPart(() => import('./BonusOffer.tsx').then((file) => file.BonusOffer))

/** What follows a player through the site: their favourites, where a layout shows some (FAV-02), and what they are offered; `busy` while something else has the word. */
export function PlayerWatch({ username, busy }: { username: string; busy: boolean }) {
  const client = useQueryClient()
  const { favourites } = useShell()
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
  useBadge()
  useHelpFirst()
  const offered = useOfferedBonus()
  const mayBeOffered = isPlayOpen(useSelfExcluded().fact)
  // Nothing comes over a running game, and one thing at a time (UXP-11).
  if (busy || !offered || !mayBeOffered || visitFlags.native) return null
  return (
    <Suspense>
      <BonusOffer key={offered} bonusId={offered} />
    </Suspense>
  )
}
