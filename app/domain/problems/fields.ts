import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'
import type { Fault } from '#app/api/contract/faults.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { distancesFrom } from '../search/editDistance.ts'

/** Highest number of characters of a value that is shown to editors. */
const MAX_SHOWN_LENGTH = 80

/** A value as editors see it; `undefined` for lists and records. */
export function shown(value: unknown): string | undefined {
  return typeof value === 'object' || value === undefined
    ? undefined
    : String(value).slice(0, MAX_SHOWN_LENGTH)
}

/** The end of a text, in whole words: where it was cut. */
const endOf = (text: string): string =>
  text.length > 40 ? `…${text.slice(-40).replace(/^\S*\s/, '')}` : text

/** The schemas of a widget type's fields; none for an unknown type. */
export const fieldSchemas = (type: unknown): Record<string, v.GenericSchema> =>
  Widget.options.find(({ entries }) => entries.type.literal === type)?.entries ?? {}

/** Names of the fields of a widget type. */
export const fieldsOf = (type: string): string[] => Object.keys(fieldSchemas(type))

/** Differences between a misspelt field and the one that was meant. */
const MAX_TYPOS = 2

/** The field that `name` was probably meant to be. */
export function meantField(name: string, fields: readonly string[]): string | undefined {
  const distance = distancesFrom(name.toLowerCase().slice(0, MAX_SHOWN_LENGTH), MAX_TYPOS)
  const near = fields
    .map((field) => ({ field, far: distance(field.toLowerCase()).whole }))
    .filter(({ far }) => far <= MAX_TYPOS)
    .sort((a, b) => a.far - b.far)
  return near[0]?.field
}

/** The problem of a field that does not fit its schema. */
export function issueFault(issue: v.BaseIssue<unknown>): Fault {
  const field = issue.path?.map(({ key }) => String(key)).join('.')
  if (!field) return { kind: 'other' }
  const found = issue.path?.at(-1)?.value
  if (found === undefined || (typeof found === 'string' && found.trim() === ''))
    return { kind: 'missing', field }
  const value = shown(found)
  return { kind: field === 'type' ? 'type' : 'wrong', field, ...(value !== undefined && { value }) }
}

type Input = Readonly<Record<string, unknown>>

export const isRecord = (input: unknown): input is Input =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Fields of `input` that are not among `fields`, each with the one that was probably meant. */
export function unknownIn(input: Input, fields: readonly string[]): Fault[] {
  const absent = fields.filter((field) => !(field in input))
  return Object.keys(input)
    .filter((name) => !fields.includes(name))
    .map((name): Fault => {
      const of = meantField(name, absent)
      return { kind: 'unknown', field: name.slice(0, MAX_SHOWN_LENGTH), ...(of && { of }) }
    })
}

/** Fields that the widget's type does not have. */
function unknownFields(input: Input): Fault[] {
  const fields = fieldsOf(String(input.type))
  return fields.length === 0 ? [] : unknownIn(input, fields)
}

/** Problems of a widget that does not fit its schema: every field, and the names it does not know. */
export function invalidFaults(input: unknown, issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  const fields = issues.length > 0 ? issues.map(issueFault) : [{ kind: 'other' } as const]
  return isRecord(input) ? [...fields, ...unknownFields(input)] : fields
}

/** A text that the site cuts. */
export const cutFault = (field: string, raw: string, read: string): Fault[] =>
  read.length < raw.length && read.endsWith('…') ? [{ kind: 'cut', field, value: endOf(read) }] : []

function fieldFault(field: string, raw: unknown, read: unknown): Fault[] {
  if (typeof raw === 'string' && typeof read === 'string') return cutFault(field, raw, read)
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry, index): Fault[] => {
    if (v.is(Id, entry)) return []
    const value = shown(entry)
    return [{ kind: 'wrong', field: `${field}.${index}`, ...(value !== undefined && { value }) }]
  })
}

/** Problems of a valid widget's fields: names that its type does not have, texts that are cut, entries left out. */
export function fieldFaults(input: unknown, widget: Widget): Fault[] {
  if (!isRecord(input)) return []
  const read: Input = widget
  return [
    ...unknownFields(input),
    ...Object.keys(read).flatMap((field) => fieldFault(field, input[field], read[field])),
  ]
}
