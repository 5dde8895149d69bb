import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** A number beside a link, and its accessible text. */
export type Badge = { badge: number; badgeLabel: string }

/** Number of the player's bonuses and active promotions (MNU-07); none for guests. */
export const badgeFeed = createExternalStore<Badge | undefined>(undefined)

export const usePromotionsBadge = (): Badge | undefined =>
  useSyncExternalStore(badgeFeed.subscribe, badgeFeed.getSnapshot, () => undefined)
