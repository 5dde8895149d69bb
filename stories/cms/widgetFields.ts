import type * as v from 'valibot'
import { Widget } from '#app/api/contract/widgets.ts'
import { fieldSchemas } from '#app/domain/problems/fields.ts'

/** A field of a widget type as a form shows it. */
export type WidgetField = {
  name: string
  optional: boolean
  /** The values that it may have. */
  options?: readonly string[]
  /** Whether it holds several values, one a line. */
  list: boolean
}

type Entry = v.GenericSchema & {
  wrapped?: Entry
  options?: readonly string[]
  pipe?: readonly { type: string }[]
}

function fieldOf(name: string, entry: Entry): WidgetField {
  const { wrapped } = entry
  const inner = wrapped ?? entry
  return {
    name,
    optional: wrapped !== undefined,
    ...(inner.type === 'picklist' && { options: inner.options }),
    list: inner.pipe?.[0]?.type === 'array',
  }
}

/** The names of all widget types. */
export const widgetTypes: readonly string[] = Widget.options.map(({ entries }) => entries.type.literal)

/** The fields of a widget type beside the type itself, from its schema; none for an unknown type. */
export function widgetFields(type: unknown): WidgetField[] {
  return Object.entries(fieldSchemas(type)).flatMap(([name, entry]) =>
    name === 'type' ? [] : [fieldOf(name, entry as Entry)],
  )
}

type Json = Readonly<Record<string, unknown>>

/** A field's value as a text. */
export function textIn(json: Json, { name, list }: WidgetField): string {
  const value = json[name]
  if (value === undefined) return ''
  if (list && Array.isArray(value)) return value.map(String).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The widget with another text in a field; every other field stays, also unknown ones. */
export function withText(json: Json, { name, optional, list }: WidgetField, text: string): Json {
  if (text === '' && optional) {
    const { [name]: _, ...rest } = json
    return rest
  }
  return { ...json, [name]: list ? text.split('\n') : text }
}
