import * as v from 'valibot'
import type { ContentName, ContentOf } from '#app/api/content.ts'
import { Carousel, Promotion } from '#app/api/contract/casino.ts'
import { ContentPage, Layout } from '#app/api/contract/cms.ts'
import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import type { InvalidWidget } from '#app/api/contract/pages.ts'
import { problemOf } from '#app/api/contract/repair.ts'
import { invalidFaults } from '#app/domain/problems/fields.ts'
import type { Lists } from './lists.ts'

type Records = { layouts: Layout[]; pages: ContentPage[]; promotions: Promotion[]; carousels: Carousel[] }

/** The problems of an unsaved record, shown at the top of the page. */
function invalidRecord(
  { kind, record }: UnsavedRecord,
  issues: readonly v.BaseIssue<unknown>[],
): InvalidWidget {
  const name = record.type ?? record.slug ?? record.id
  return {
    id: typeof name === 'string' ? name.slice(0, 80) : '?',
    type: kind,
    problem: problemOf(issues),
    faults: invalidFaults(undefined, issues),
    before: 0,
  }
}

/** Defaults for invalid fields, so that the page exists while its editor still writes them. */
const defaultFields: { [Kind in UnsavedRecord['kind']]?: (slug: unknown) => object } = {
  page: (slug) => ({ id: slug, title: slug, widgets: [] }),
  promotion: (slug) => ({ id: slug, title: slug, games: [], visibleTo: 'All' }),
}

/** The record with defaults for its invalid fields; undefined for a kind that has to be valid. */
function restOf({ kind, record }: UnsavedRecord, issues: readonly v.BaseIssue<unknown>[]): unknown {
  const defaults = defaultFields[kind]
  if (!defaults) return undefined
  const wrong = new Set(issues.map(({ path }) => path?.[0]?.key))
  const rest = Object.entries(record).filter(([field]) => !wrong.has(field))
  return { ...defaults(record.slug), ...Object.fromEntries(rest) }
}

/**
 * Some unsaved records as they can be drawn, and their problems. A page or promotion is drawn without its
 * invalid fields, unless its slug is among them; other records have to be valid.
 */
export function readUnsaved(given: readonly UnsavedRecord[]) {
  const records: Records = { layouts: [], pages: [], promotions: [], carousels: [] }
  const invalid: InvalidWidget[] = []
  const inputs = new WeakMap<object, unknown>()
  const take = <Schema extends v.GenericSchema>(
    schema: Schema,
    into: v.InferOutput<Schema>[],
    unsaved: UnsavedRecord,
  ) => {
    const whole = v.safeParse(schema, unsaved.record)
    if (!whole.success) invalid.push(invalidRecord(unsaved, whole.issues))
    const drawn = whole.success ? whole : v.safeParse(schema, restOf(unsaved, whole.issues))
    if (!drawn.success) return
    into.push(drawn.output)
    inputs.set(drawn.output as object, unsaved.record)
  }
  for (const unsaved of given) {
    if (unsaved.kind === 'layout') take(Layout, records.layouts, unsaved)
    else if (unsaved.kind === 'page') take(ContentPage, records.pages, unsaved)
    else if (unsaved.kind === 'promotion') take(Promotion, records.promotions, unsaved)
    else take(Carousel, records.carousels, unsaved)
  }
  return { records, invalid, inputOf: (record: object): unknown => inputs.get(record) }
}

/** A list in which the unsaved records replace the saved ones; new ones are at its end. */
function replaced<T>(saved: readonly T[], unsaved: readonly T[], keyOf: (one: T) => string): T[] {
  const byKey = new Map(unsaved.map((one) => [keyOf(one), one]))
  const known = new Set(saved.map(keyOf))
  return [
    ...saved.map((one) => byKey.get(keyOf(one)) ?? one),
    ...[...byKey.values()].filter((one) => !known.has(keyOf(one))),
  ]
}

/** `lists` with unsaved records instead of the saved ones. */
export function withUnsaved(lists: Lists, { layouts, pages, promotions, carousels }: Records): Lists {
  const changes: { [Name in ContentName]?: (saved: ContentOf<Name>) => ContentOf<Name> } = {
    layouts: (saved) => replaced(saved, layouts, ({ type }) => type),
    promotions: (saved) => replaced(saved, promotions, ({ slug }) => slug),
    carousels: (saved) => replaced(saved, carousels, ({ id }) => id),
  }
  return {
    ...lists,
    async get<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
      const saved = await lists.get(name)
      return changes[name]?.(saved) ?? saved
    },
    contentPage: async (slug) => pages.find((page) => page.slug === slug) ?? lists.contentPage(slug),
  }
}
