import * as v from 'valibot'
import { Tint } from '#app/api/contract/common.ts'
import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import { cutFault, isRecord, issueFault, unknownIn } from './fields.ts'

type RecordSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, unknown>> }

/** The fields of a record's schema, also of an optional record; `undefined` for any other schema. */
function entriesOf(schema: unknown): RecordSchema['entries'] | undefined {
  if (!isRecord(schema)) return undefined
  return isRecord(schema.entries) ? schema.entries : entriesOf(schema.wrapped)
}

/** Names that an entry and the records in it should not have, each at its path: `primary.labl`. */
function unknownAt(schema: unknown, input: unknown, at = ''): Fault[] {
  const entries = entriesOf(schema)
  if (!entries || !isRecord(input)) return []
  const own = unknownIn(input, Object.keys(entries)).map((fault) => ({
    ...fault,
    field: at + fault.field,
    ...(fault.of && { of: at + fault.of }),
  }))
  const inside = Object.keys(entries).flatMap((field) =>
    unknownAt(entries[field], input[field], `${at}${field}.`),
  )
  return [...own, ...inside]
}

/** Texts of an entry that the site cuts, also those in its records: `primary.label`. */
function cutsIn(raw: unknown, read: unknown, at: readonly string[]): Fault[] {
  if (typeof raw === 'string' && typeof read === 'string') return cutFault(at.join('.'), raw, read)
  if (!isRecord(raw) || !isRecord(read)) return []
  return Object.keys(read).flatMap((field) => cutsIn(raw[field], read[field], [...at, field]))
}

/**
 * Problems of one entry of a record, such as a slide: fields that do not fit `schema`, for which the site leaves the
 * entry out, names that it does not know, and texts that are cut.
 */
export function entryFaults(schema: RecordSchema, input: unknown, record: ContentRecord): Fault[] {
  const result = v.safeParse(schema, input)
  const own = result.success
    ? cutsIn(input, result.output, [])
    : result.issues.map((issue) => issueFault(issue))
  return [...own, ...unknownAt(schema, input)].map((fault) => ({ ...fault, record }))
}

/** The id of an entry as its editor typed it, else its place in the list: „nr. 2”. */
export function entryName(input: unknown, index: number): string {
  const id = isRecord(input) ? input.id : undefined
  return typeof id === 'string' && id !== '' ? id.slice(0, 80) : `nr. ${index + 1}`
}

const Colored = v.object({ color: v.optional(Tint) })

/** An invalid colour, without which the site shows the record. */
export function colorFaults(input: unknown, record: ContentRecord): Fault[] {
  const { issues } = v.safeParse(Colored, input)
  if (!isRecord(input) || !issues) return []
  return issues.map((issue) => ({ ...issueFault(issue), record }))
}
