import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#app/lib/externalStore.ts'

/** A number beside a link, and how it is read out. */
export type Badge = { badge: number; badgeLabel: string }

/** How many bonuses and active promotions the player who is here has (MNU-07); none for visitors. */
export const badgeFeed = createExternalStore<Badge | undefined>(undefined)

export const usePromotionsBadge = (): Badge | undefined =>
  useSyncExternalStore(badgeFeed.subscribe, badgeFeed.getSnapshot, () => undefined)
