import type { PromotionEntry } from '#app/api/contract/pageSlices.ts'
import type { OptIn } from '#app/api/contract/player/bonuses.ts'
import { bothKnown, type Known, known, mapKnown } from './known.ts'

/** What a player takes part in, as far as it is known: opt-ins of the gateway, tags of marketing (S1 3.2). */
export type Taken = { optIns: Known<readonly OptIn[]>; tags: Known<readonly string[]> }

type Joined = Pick<PromotionEntry, 'templateCode' | 'tagName'>

const isYes = (fact: Known<boolean>): boolean => fact.state === 'known' && fact.value

/**
 * Whether a player takes part, by the template or by the tag (PRO-02): yes as soon as one source says so, no only once
 * both have answered.
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

/** Whether there is something to opt into; who is in by a tag alone cannot leave it. */
export const canOpt = ({ templateCode, tagName }: Joined, active: boolean): boolean =>
  templateCode !== undefined || (tagName !== undefined && !active)

/** Whether a promotion is for somebody in this state (PRO-01). */
export const isFor = ({ visibleTo }: Pick<PromotionEntry, 'visibleTo'>, isPlayer: boolean): boolean =>
  visibleTo === undefined || (visibleTo === 'LoggedIn') === isPlayer
