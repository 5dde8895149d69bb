import type { RecordKind } from '#app/api/contract/cmsMessages.ts'

/** Fields of a record, or of a part of it, by their names in the content system. */
export type Fields = Record<string, unknown>

/** A record in the form: as it is saved, and as it is written now. */
export type Edited = { kind: RecordKind; path: string; saved: string; record: Fields }

/** Fields with a control, by kind of record. */
export const recordFields: Record<RecordKind, readonly string[]> = {
  layout: [],
  page: ['title'],
  promotion: ['title', 'text', 'image', 'start', 'end'],
  carousel: [],
}

/** The same by type of widget. */
const widgetFields: Record<string, readonly string[]> = {
  Carousel: ['carousel'],
  Games: ['title', 'category', 'tileLayout'],
  Jackpots: ['jackpot'],
  Collections: ['title'],
  CollectionGroup: ['title', 'group'],
  Providers: ['title'],
  Html: ['html'],
  Videos: ['title'],
  Winners: ['title'],
}

/** Fields of a slide of a carousel. */
export const slideFields = ['eyebrow', 'title', 'text', 'image']

/** Labels of fields; other fields are called by their names. */
export const labels: Record<string, string> = {
  slug: 'Slug',
  title: 'Titlu',
  text: 'Text',
  image: 'Imagine',
  eyebrow: 'Supratitlu',
  html: 'HTML',
  category: 'Categorie',
  tileLayout: 'Felul plăcilor',
  carousel: 'Carusel',
  jackpot: 'Jackpot',
  group: 'Grup de colecții',
  start: 'Prima zi',
  end: 'Ultima zi',
}

export const fieldsOfWidget = ({ type }: Fields): readonly string[] => widgetFields[String(type)] ?? []

/** Fields that are written on several lines. */
export const isLong = (field: string): boolean => field === 'html' || field === 'text'

const listIn = (record: Fields, name: string): Fields[] => {
  const list = record[name]
  return Array.isArray(list) ? list : []
}

export const widgetsOf = ({ record }: Edited): Fields[] => listIn(record, 'widgets')
export const slidesOf = ({ record }: Edited): Fields[] => listIn(record, 'slides')

export const isChanged = ({ record, saved }: Edited): boolean => JSON.stringify(record) !== saved

/** A text in a field; an empty one removes the field. */
export function write(fields: Fields, name: string, text: string): void {
  if (text === '') delete fields[name]
  else fields[name] = text
}

/** Types of widgets that can be added. */
export const widgetTypes = Object.keys(widgetFields)

/** Adds an empty widget after another one, or as the last; returns its id. */
export function addWidget(edited: Edited, type: string, after: string): string {
  const widgets = widgetsOf(edited)
  const free = (count: number): string => {
    const id = `modul-nou-${count}`
    return widgets.some((widget) => widget.id === id) ? free(count + 1) : id
  }
  const id = free(1)
  const at = widgets.findIndex((widget) => widget.id === after)
  widgets.splice(at < 0 ? widgets.length : at + 1, 0, { id, type })
  return id
}

/** Moves a widget before the one above it; the first stays. */
export function raiseWidget(edited: Edited, id: string): void {
  const widgets = widgetsOf(edited)
  const at = widgets.findIndex((widget) => widget.id === id)
  if (at > 0) widgets.splice(at - 1, 0, ...widgets.splice(at, 1))
}

/** Removes a widget; returns the id of the one that takes its place, or of the last. */
export function removeWidget(edited: Edited, id: string): string {
  const widgets = widgetsOf(edited)
  const at = widgets.findIndex((widget) => widget.id === id)
  if (at >= 0) widgets.splice(at, 1)
  return String((widgets[at] ?? widgets.at(-1))?.id ?? '')
}
