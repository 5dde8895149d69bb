import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { isActive } from '#app/domain/optIns.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { badgeFeed } from '#app/queries/badgeFeed.ts'
import { pageQuery } from '#app/queries/page.ts'
import { useBonusCount } from '#app/queries/player/bonuses.ts'
import { useTaken } from '#app/queries/player/optIns.ts'

/** Promotions in which the player takes part. */
function useActivePromotions(): number {
  const taken = useTaken()
  const page = useQuery({ ...pageQuery(addressOf('promotions'), useStatus()), enabled: taken !== undefined })
  const slice = page.data && 'page' in page.data ? page.data.slices[page.data.page.main ?? ''] : undefined
  if (!taken || slice?.type !== 'PromotionList') return 0
  return slice.promotions.filter((promotion) => isActive(promotion, taken)).length
}

/** Keeps the number beside „Promoții” (MNU-07), until the player goes. */
export function useBadge(): void {
  const { formatMessage } = useIntl()
  const badge = useBonusCount() + useActivePromotions()
  const badgeLabel = formatMessage({ id: 'menu.badge' }, { count: badge })
  useEffect(() => {
    badgeFeed.set(badge > 0 ? { badge, badgeLabel } : undefined)
    return () => badgeFeed.set(undefined)
  }, [badge, badgeLabel])
}
