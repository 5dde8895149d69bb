import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useShell } from '#app/content/shell.ts'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { visitFlags } from '#app/platform/flags.ts'
import { tell } from '#app/platform/notices/tell.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useHelpFirst } from './account/useHelpFirst.ts'
import { useOfferedBonus } from './bonuses/bonuses.ts'
import { useBadge } from './bonuses/useBadge.ts'
import { useSelfExcluded } from './data/exclusion.ts'
import { favouritesQuery } from './data/playerQueries.ts'

// Loaded with the first offer.
const BonusOffer = lazyPart(() => import('./bonuses/BonusOffer.tsx').then((file) => file.BonusOffer))

/**
 * Keeps the player's favourites (FAV-02), badge and bonus offers up to date on every page; `busy` while another dialog
 * is open.
 */
export function PlayerWatch({ username, busy }: { username: string; busy: boolean }) {
  const client = useQueryClient()
  const { favourites } = useShell()
  const load = useEffectEvent(async () => {
    const failed = await client.fetchQuery(favouritesQuery).then(
      () => false,
      () => true,
    )
    if (!failed) return
    void tell(client, (words) => ({
      type: 'alert',
      title: words('errors.failed-to-fetch-favorites'),
      actionText: words('general.try-again'),
      action: () => void load(),
    }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player loads again
  useEffect(() => {
    if (favourites) void load()
  }, [favourites, username])
  useBadge()
  useHelpFirst()
  const offered = useOfferedBonus()
  const mayBeOffered = isPlayOpen(useSelfExcluded().fact)
  // No offer covers a running game or another dialog (UXP-11).
  if (busy || !offered || !mayBeOffered || visitFlags.native) return null
  return (
    <Suspense>
      <BonusOffer key={offered} bonusId={offered} />
    </Suspense>
  )
}
