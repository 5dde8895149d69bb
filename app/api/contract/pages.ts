import * as v from 'valibot'
import { GameListSource, TileLayout } from './cms.ts'
import { Lobby, SortOrder, Text } from './common.ts'
import { Slice } from './slices.ts'
import type { Widget } from './widgets.ts'

const Hash = v.pipe(v.string(), v.regex(/^[\w-]{12}$/))
const WidgetName = v.custom<Widget['type']>((input) => typeof input === 'string')

/** A part of a page by the hash of its slice, which comes with the page. */
export const Part = v.object({
  id: v.string(),
  type: WidgetName,
  slice: Hash,
  span: v.picklist(['full', 'main', 'aside']),
})
export type Part = v.InferOutput<typeof Part>

/** The place of a row that is made for one player; guests have it too, without room. */
export const PlayerRow = v.object({
  id: v.string(),
  /** The part that it stands before, counted from 0; their number when it ends the page. */
  before: v.number(),
  source: GameListSource,
  lobby: Lobby,
  title: Text,
  /** The whole list. */
  href: v.string(),
  tileLayout: TileLayout,
})
export type PlayerRow = v.InferOutput<typeof PlayerRow>

/** A page as its structure: what it shows lies in the slices. `invalidWidgets` are for editors, in preview only. */
export const PageParts = v.object({
  title: v.string(),
  lobby: Lobby,
  head: Hash,
  /** What the page is itself, beside widgets. */
  main: v.optional(Hash),
  /** The order in which the list of `main` begins, where it is not the casino's own. */
  order: v.optional(SortOrder),
  parts: v.array(Part),
  playerRows: v.optional(v.array(PlayerRow)),
  invalidWidgets: v.array(v.object({ id: v.string(), type: v.string(), problem: v.string() })),
  /** Only for players (RTE-09). */
  gated: v.optional(v.boolean()),
  /** Only for players, and to others as if it were not there (PRO-01). */
  restricted: v.optional(v.boolean()),
  /** Something that belongs to it failed to load: nobody keeps it, so that it is whole when it is asked for again. */
  incomplete: v.optional(v.boolean()),
})
export type PageParts = v.InferOutput<typeof PageParts>

/** `/api/pages`: a page with the slices that it and its layout name, or where to go instead. */
export const PageAnswer = v.union([
  v.object({ page: PageParts, shell: Hash, slices: v.record(Hash, Slice) }),
  v.object({ redirect: v.string() }),
])
export type PageAnswer = v.InferOutput<typeof PageAnswer>
