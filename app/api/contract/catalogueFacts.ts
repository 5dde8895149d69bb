import * as v from 'valibot'
import { ImageKind } from './casino.ts'
import type { ContentRecord } from './faults.ts'

/** Kinds of facts about the catalogue, in the order of the page. */
export const FactKind = v.picklist([
  'ahead',
  'withdrawn',
  'maintenance',
  'locked',
  'artless',
  'uncategorised',
  'unlisted',
])
export type FactKind = v.InferOutput<typeof FactKind>

/** The lists from which the facts are made. */
export const FactList = v.picklist(['games', 'providers', 'categories', 'collections', 'jackpots'])
export type FactList = v.InferOutput<typeof FactList>

/** Only checked as far as needed: the site's own server makes them, in preview only. */
const Record = v.custom<ContentRecord>((input) => typeof input === 'object')

/** A game with a fact; without `name` it is not in the catalogue. */
export const FactRow = v.object({
  code: v.string(),
  name: v.optional(v.string()),
  /** Name of the provider, or its id while the providers are unknown. */
  provider: v.optional(v.string()),
  /** Version of its pictures, and the kinds that exist. */
  version: v.optional(v.string()),
  images: v.array(ImageKind),
  /** Day of release, if the catalogue has one. */
  day: v.optional(v.string()),
  /** Some of the lists that name it, or of the categories that it names, and how many more there are. */
  records: v.array(Record),
  more: v.number(),
  /** Its page; of a game that is gone, the page of a list that names it. */
  href: v.string(),
})
export type FactRow = v.InferOutput<typeof FactRow>

/**
 * All games with a fact. `unknown`: the catalogue has no data about it; `failed`: the lists `lacks` did not load. A
 * known group with `lacks` may be incomplete.
 */
export const FactGroup = v.object({
  kind: FactKind,
  state: v.picklist(['known', 'unknown', 'failed']),
  lacks: v.array(FactList),
  /** Number of games without data about the fact. */
  silent: v.number(),
  total: v.number(),
  rows: v.array(FactRow),
})
export type FactGroup = v.InferOutput<typeof FactGroup>

/** `/api/preview/catalogue`: the groups, or the one that was asked for, with some of their rows. */
export const CatalogueFacts = v.array(FactGroup)
