import { createExternalStore } from '#app/domain/externalStore.ts'
import { useStored } from '#app/platform/visit.ts'

/** A number beside a link, and its accessible text. */
export type Badge = { badge: number; badgeLabel: string }

/** Number of the player's bonuses and active promotions (MNU-07); none for guests. */
export const createBadgeFeed = () => createExternalStore<Badge | undefined>(undefined)

/** The number beside „Promoții”, if there is one. */
export const usePromotionsBadge = (): Badge | undefined => useStored(createBadgeFeed)
