import * as v from 'valibot'
import { Id } from './common.ts'
import type { Fault } from './faults.ts'

/** Messages between a preview page and the page of the content system that frames it, as JSON text. */

/** Version of these messages; those of another version are ignored. */
export const PREVIEW_VERSION = 1

/** Longest message in characters. */
export const MAX_MESSAGE_LENGTH = 512 * 1024

/** Highest number of unsaved records in a message. */
const MAX_RECORDS = 20

/** Kinds of records that can be drawn before they are saved. */
export const RecordKind = v.picklist(['layout', 'page', 'promotion', 'carousel'])
export type RecordKind = v.InferOutput<typeof RecordKind>

/** A record as a form of the content system has it now; its fields are checked when the page is drawn. */
export const UnsavedRecord = v.object({ kind: RecordKind, record: v.record(v.string(), v.unknown()) })
export type UnsavedRecord = v.InferOutput<typeof UnsavedRecord>

/** `POST /api/pages`: the records that replace the saved ones in this one answer. */
export const UnsavedRecords = v.pipe(v.array(UnsavedRecord), v.maxLength(MAX_RECORDS))

const envelope = { type: v.literal('arama:preview'), version: v.literal(PREVIEW_VERSION) }

/** A place of the page: a widget, an entry of it such as a slide, and the field by its name in the content system. */
const Place = v.object({
  widget: v.optional(Id),
  entry: v.optional(Id),
  field: v.optional(Id),
})
export type Place = v.InferOutput<typeof Place>

/** A message of the content system to the page. */
export const CmsMessage = v.variant('event', [
  /** Shows a place: scrolls there and outlines it. */
  v.object({ ...envelope, event: v.literal('select'), ...Place.entries }),
  /** Draws these records instead of the saved ones; an empty list draws the saved ones. */
  v.object({ ...envelope, event: v.literal('draft'), records: UnsavedRecords }),
])
export type CmsMessage = v.InferOutput<typeof CmsMessage>

/** The record of a page: its kind, and its page type or slug. */
export type RecordName = { kind: RecordKind; name: string }

/** A problem with its widget; one of the page's own content has none. */
export type PageProblem = { id?: string; type?: string; fault: Fault }

/** A message of the page to the content system, without `type` and `version`. */
export type PageEvent =
  /** The page has hydrated, or another page is shown; `path` has no preview segment. */
  | { event: 'ready'; path: string; title?: string; record?: RecordName }
  /** The editor has pressed a place. */
  | ({ event: 'select'; record?: RecordName } & Place)
  /** Problems of the page; `drawn` says whether the last `draft` is on the screen. */
  | { event: 'problems'; drawn: boolean; problems: PageProblem[] }

/** A message as the page sends it. */
export type PageMessage = { type: 'arama:preview'; version: number } & PageEvent

/** `event` as the text of a message. */
export const textOf = (event: PageEvent): string =>
  JSON.stringify({ type: 'arama:preview', version: PREVIEW_VERSION, ...event } satisfies PageMessage)

/** The message of the content system in `data`; `undefined` for any other shape, version or size. */
export function cmsMessageIn(data: unknown): CmsMessage | undefined {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE_LENGTH) return undefined
  try {
    const result = v.safeParse(CmsMessage, JSON.parse(data))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
