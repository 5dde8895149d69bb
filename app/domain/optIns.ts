import type { PromotionEntry } from '#app/api/contract/pageSlices.ts'
import type { OptIn } from '#app/api/contract/player/bonuses.ts'

/** What a player takes part in: templates and tags. */
export type Taken = { templates: ReadonlySet<string>; tags: ReadonlySet<string> }

/** From the opt-ins of the gateway and the tags of marketing (S1 3.2). */
export function takenOf(optIns: readonly OptIn[], marketingTags: readonly string[]): Taken {
  return {
    templates: new Set(optIns.flatMap(({ templateCode }) => templateCode ?? [])),
    tags: new Set([...optIns.flatMap(({ tags = [] }) => tags.map(({ name }) => name)), ...marketingTags]),
  }
}

type Joined = Pick<PromotionEntry, 'templateCode' | 'tagName'>

/** Whether a player takes part, by the template or by the tag (PRO-02). */
export const isActive = ({ templateCode, tagName }: Joined, { templates, tags }: Taken): boolean =>
  (templateCode !== undefined && templates.has(templateCode)) || (tagName !== undefined && tags.has(tagName))

/** Whether there is something to opt into; who is in by a tag alone cannot leave it. */
export const canOpt = ({ templateCode, tagName }: Joined, active: boolean): boolean =>
  templateCode !== undefined || (tagName !== undefined && !active)

/** Whether a promotion is for somebody in this state (PRO-01). */
export const isFor = ({ visibleTo }: Pick<PromotionEntry, 'visibleTo'>, isPlayer: boolean): boolean =>
  visibleTo === undefined || (visibleTo === 'LoggedIn') === isPlayer
