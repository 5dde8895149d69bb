import type { OptIn } from '#app/api/contract/player/bonuses.ts'
import type { PromotionEntry } from '#app/api/contract/promotionSlices.ts'
import { bothKnown, type Known, known, mapKnown } from './known.ts'

/** The promotions in which a player takes part, as far as known: the gateway's opt-ins and marketing tags (S1 3.2). */
export type Taken = { optIns: Known<readonly OptIn[]>; tags: Known<readonly string[]> }

type Joined = Pick<PromotionEntry, 'templateCode' | 'tagName'>

const isYes = (fact: Known<boolean>): boolean => fact.state === 'known' && fact.value

/**
 * Whether a player takes part, by template or by tag (PRO-02): yes as soon as one source says so, no only after both
 * are loaded.
 */
export function participationOf({ templateCode, tagName }: Joined, { optIns, tags }: Taken): Known<boolean> {
  if (templateCode === undefined && tagName === undefined) return known(false)
  const byOptIn = mapKnown(optIns, (own) =>
    own.some(
      (optIn) =>
        (templateCode !== undefined && optIn.templateCode === templateCode) ||
        (tagName !== undefined && optIn.tags?.some(({ name }) => name === tagName)),
    ),
  )
  const byTag = tagName === undefined ? known(false) : mapKnown(tags, (own) => own.includes(tagName))
  if (isYes(byOptIn) || isYes(byTag)) return known(true)
  return bothKnown(byOptIn, byTag, () => false)
}

/** Whether the player can opt in or out; a player who takes part by tag alone cannot opt out. */
export const canOpt = ({ templateCode, tagName }: Joined, active: boolean): boolean =>
  templateCode !== undefined || (tagName !== undefined && !active)

/** Whether a promotion is for guests or players, as given (PRO-01). */
export const isFor = ({ visibleTo }: Pick<PromotionEntry, 'visibleTo'>, isPlayer: boolean): boolean =>
  visibleTo === undefined || (visibleTo === 'LoggedIn') === isPlayer
