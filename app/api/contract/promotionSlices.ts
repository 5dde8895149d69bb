import * as v from 'valibot'
import { Day, Id, Slug, Text } from './common.ts'
import { Href, Tile } from './pageSlices.ts'
import { Tournament } from './tournaments.ts'

/** The pages of promotions (PRO-01). */

const PeriodEnd = v.object({
  day: Day,
  /** Parts of the date to show: the day alone, with its month, or with month and year. */
  whole: v.picklist(['day', 'month', 'year']),
})

/** When a promotion runs, as far as dates are known (PRO-04). */
const Period = v.variant('form', [
  v.object({ form: v.picklist(['within', 'between']), from: PeriodEnd, to: PeriodEnd }),
  v.object({ form: v.literal('until'), to: PeriodEnd }),
  v.object({ form: v.picklist(['since', 'on']), from: PeriodEnd }),
])
export type Period = v.InferOutput<typeof Period>

const Promotion = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  href: Href,
  text: v.optional(v.string()),
  image: v.optional(Id),
  period: v.optional(Period),
  /** Missing if everyone may see it (PRO-01). */
  visibleTo: v.optional(v.picklist(['LoggedIn', 'NotLoggedIn'])),
  /** Template to opt into (PRO-02). */
  templateCode: v.optional(Id),
  tagName: v.optional(Id),
  /** Action for a visitor: register, log in to take part, or go to its games. */
  action: v.optional(v.picklist(['register', 'login', 'games'])),
})
export type PromotionEntry = v.InferOutput<typeof Promotion>
const strip = v.object({ text: Text, licence: v.string() })

export const PromotionListSlice = v.object({
  type: v.literal('PromotionList'),
  promotions: v.array(Promotion),
  strip,
})
export type PromotionListSlice = v.InferOutput<typeof PromotionListSlice>

export const PromotionSlice = v.object({
  type: v.literal('Promotion'),
  promotion: Promotion,
  tournament: v.optional(Tournament),
  tiles: v.array(Tile),
  strip,
})
export type PromotionSlice = v.InferOutput<typeof PromotionSlice>
