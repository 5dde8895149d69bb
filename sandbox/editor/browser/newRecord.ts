import type { RecordKind } from '#app/api/contract/cmsMessages.ts'
import { type Edited, type Fields, isChanged } from './records.ts'

/** The new record of an option of the list of pages, which keeps where it will be saved and shown. */

const idOf = (kind: RecordKind, slug: string): string => `${kind}-${slug}`

/** Initial fields of a new page or promotion. */
function blank(kind: RecordKind, slug: string): Fields {
  const own = { id: idOf(kind, slug), slug }
  return kind === 'promotion' ? { ...own, games: [], visibleTo: 'All' } : { ...own, widgets: [] }
}

/** Whether the record of an option is not saved yet. */
export const isNew = (option: HTMLOptionElement | undefined): boolean => option?.dataset.new !== undefined

/** The record of an option that is not saved yet, as it begins. */
export function begin(option: HTMLOptionElement): Edited {
  const kind = option.dataset.kind as RecordKind
  const record = blank(kind, option.dataset.name ?? '')
  return { kind, path: option.value, saved: JSON.stringify(record), record }
}

/** Gives a new record another slug, and with it another address. */
export function rename(edited: Edited, option: HTMLOptionElement, slug: string): void {
  const untouched = !isChanged(edited)
  Object.assign(edited.record, { id: idOf(edited.kind, slug), slug })
  if (untouched) edited.saved = JSON.stringify(edited.record)
  edited.path = edited.path.replace(/[^/]+$/, slug)
  option.value = edited.path
  const page = option.dataset.page?.replace(/[^/]+$/, slug) ?? ''
  Object.assign(option.dataset, { name: slug, page })
}

/** Makes a new record one of the saved ones. */
export function keep(option: HTMLOptionElement): void {
  delete option.dataset.new
  option.textContent = option.dataset.name ?? ''
}
