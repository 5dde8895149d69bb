import * as v from 'valibot'
import { GameListSource, TileLayout } from './cms.ts'
import { Day, Lobby, SortOrder, Text } from './common.ts'
import type { Fault, Outline as OutlineFacts } from './faults.ts'
import { Slice } from './slices.ts'
import type { Widget } from './widgets.ts'

const Hash = v.pipe(v.string(), v.regex(/^[\w-]{12}$/))
const WidgetName = v.custom<Widget['type']>((input) => typeof input === 'string')

/** Only checked as far as needed: the site's own server makes them, in preview only. */
const Faults = v.custom<Fault[]>(Array.isArray)
const Outline = v.custom<OutlineFacts>((input) => typeof input === 'object')

/** A part of a page by the hash of its slice, which the page response contains. `faults` and `outline` are for editors. */
export const Part = v.object({
  id: v.string(),
  type: WidgetName,
  slice: Hash,
  span: v.picklist(['full', 'main', 'aside']),
  faults: v.optional(Faults),
  outline: v.optional(Outline),
})
export type Part = v.InferOutput<typeof Part>

/** Place of a row that is made for one player; guests have it too, without height. */
export const PlayerRow = v.object({
  id: v.string(),
  /** Index of the part that it precedes; the number of parts if it is the last. */
  before: v.number(),
  source: GameListSource,
  lobby: Lobby,
  title: Text,
  /** Address of the whole list. */
  href: v.string(),
  tileLayout: TileLayout,
  /** For editors. */
  faults: v.optional(Faults),
})
export type PlayerRow = v.InferOutput<typeof PlayerRow>

/** A widget that cannot be rendered, for its editor. */
const InvalidWidget = v.object({
  id: v.string(),
  type: v.string(),
  /** Its problem in the words of the log. */
  problem: v.string(),
  /** Its problems for the editor. */
  faults: Faults,
  /** Index of the part that it would precede; the number of parts if it would be the last. */
  before: v.number(),
})
export type InvalidWidget = v.InferOutput<typeof InvalidWidget>

/**
 * Why the public does not see a draft: its first day is ahead, its last day is over, or the visitor is not of its
 * audience.
 */
const Unseen = v.object({
  from: v.optional(Day),
  until: v.optional(Day),
  audience: v.optional(v.picklist(['LoggedIn', 'NotLoggedIn'])),
})
export type Unseen = v.InferOutput<typeof Unseen>

/** The structure of a page; its content is in the slices. `invalidWidgets` and `faults` are for editors, in preview only. */
export const PageParts = v.object({
  title: v.string(),
  lobby: Lobby,
  head: Hash,
  /** The page's own content, beside widgets. */
  main: v.optional(Hash),
  /** Initial order of the list in `main`, if it is not the casino's own. */
  order: v.optional(SortOrder),
  parts: v.array(Part),
  playerRows: v.optional(v.array(PlayerRow)),
  invalidWidgets: v.array(InvalidWidget),
  /** Problems of the page's own content, beside widgets, and what fills it; for editors. */
  faults: v.optional(Faults),
  outline: v.optional(Outline),
  /** Only for players (RTE-09). */
  gated: v.optional(v.boolean()),
  /** Only for players; hidden from others as if it did not exist (PRO-01). */
  restricted: v.optional(v.boolean()),
  /** In preview only, instead of a 404. */
  unseen: v.optional(Unseen),
  /** Some of its data failed to load: it is not cached, so that the next request can be complete. */
  incomplete: v.optional(v.boolean()),
})
export type PageParts = v.InferOutput<typeof PageParts>

/** `/api/pages`: a page with the slices of itself and its layout, or a redirect. */
export const PageAnswer = v.union([
  v.object({ page: PageParts, shell: Hash, slices: v.record(Hash, Slice) }),
  v.object({ redirect: v.string() }),
])
export type PageAnswer = v.InferOutput<typeof PageAnswer>
