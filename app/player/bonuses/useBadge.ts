import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { pageQuery } from '#app/content/pageQuery.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { bothKnown, type Known, known, mapKnown, pending } from '#app/domain/known.ts'
import { participationOf } from '#app/domain/optIns.ts'
import { useStore } from '#app/platform/visit.ts'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'
import { createBadgeFeed } from '../data/badgeFeed.ts'
import { useBonusCount } from './bonuses.ts'
import { useTaken } from './optIns.ts'

const count = (part: Known<boolean>): Known<number> => mapKnown(part, Number)
const sum = (one: Known<number>, other: Known<number>): Known<number> =>
  bothKnown(one, other, (a, b) => a + b)

/** Number of promotions in which the player takes part; known once every answer is. */
function useActivePromotions(): Known<number> {
  const { taken } = useTaken()
  const settled = taken.optIns.state !== 'pending' && taken.tags.state !== 'pending'
  const page = useQuery({ ...pageQuery(addressOf('promotions'), useStatus()), enabled: settled })
  const slice = page.data && 'page' in page.data ? page.data.slices[page.data.page.main ?? ''] : undefined
  if (slice?.type !== 'PromotionList') return pending
  return slice.promotions.map((promotion) => count(participationOf(promotion, taken))).reduce(sum, known(0))
}

/** Shows the number beside „Promoții” (MNU-07) until logout or quiet mode (UXP-14). An unknown number is not shown. */
export function useBadge(): void {
  const { formatMessage } = useIntl()
  const total = sum(useBonusCount(), useActivePromotions())
  const badge = total.state === 'known' ? total.value : 0
  const badgeLabel = formatMessage({ id: 'menu.badge' }, { count: badge })
  const quiet = usePrefersStill()
  const badgeFeed = useStore(createBadgeFeed)
  useEffect(() => {
    badgeFeed.set(badge > 0 && !quiet ? { badge, badgeLabel } : undefined)
    return () => badgeFeed.set(undefined)
  }, [badge, badgeFeed, badgeLabel, quiet])
}
