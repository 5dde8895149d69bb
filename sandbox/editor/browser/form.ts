import type { Place } from '#app/api/contract/cmsMessages.ts'
import {
  type Edited,
  type Fields,
  fieldsOfWidget,
  isLong,
  labels,
  recordFields,
  slideFields,
  slidesOf,
  widgetsOf,
  write,
} from './records.ts'

type Handlers = {
  /** A field was changed. */
  onInput: () => void
  /** A field or a widget was entered. */
  onEnter: (place: Place) => void
  onWidget: (id: string) => void
  /** A new record has got another slug, which is its address. */
  onSlug: (slug: string) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Each control with the place of the page that it changes. */
const places = new WeakMap<Element, Place>()

function control(fields: Fields, name: string, place: Place, { onInput, onEnter }: Handlers) {
  const label = document.createElement('label')
  const input: Control = document.createElement(isLong(name) ? 'textarea' : 'input')
  input.value = String(fields[name] ?? '')
  input.name = name
  places.set(input, { ...place, field: name })
  input.addEventListener('input', () => {
    write(fields, name, input.value)
    onInput()
  })
  input.addEventListener('focus', () => onEnter({ ...place, field: name }))
  label.append(labels[name] ?? name, input)
  return label
}

/** Fills a field set with controls; its legend stays. */
function fill(set: HTMLElement, parts: readonly Node[]): void {
  set.replaceChildren(...[...set.children].slice(0, 1), ...parts)
  set.hidden = parts.length === 0
}

/** The slug of a new record; it counts once it is written whole. */
function slugControl({ record }: Edited, { onSlug }: Handlers) {
  const label = document.createElement('label')
  const input = document.createElement('input')
  input.value = String(record.slug)
  input.required = true
  input.pattern = '[a-z0-9]+(?:-[a-z0-9]+)*'
  input.title = 'Litere mici, cifre și cratime, de exemplu „basme-romanesti”'
  input.addEventListener('change', () => {
    if (input.reportValidity()) onSlug(input.value)
  })
  label.append(labels.slug ?? 'slug', input)
  return label
}

/** Draws the fields of the record itself, and the slug of one that is not saved yet. */
export function drawRecord(set: HTMLElement, edited: Edited, isNew: boolean, handlers: Handlers): void {
  const { kind, record } = edited
  const own = recordFields[kind].map((name) => control(record, name, {}, handlers))
  fill(set, isNew ? [slugControl(edited, handlers), ...own] : own)
}

/** Draws the list of widgets; the chosen one is the current one. */
export function drawWidgets(list: HTMLElement, edited: Edited, chosen: string, { onWidget }: Handlers): void {
  const items = widgetsOf(edited).map(({ id, type }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = `${type} · ${id}`
    if (id === chosen) button.setAttribute('aria-current', 'true')
    button.addEventListener('click', () => onWidget(String(id)))
    const item = document.createElement('li')
    item.append(button)
    return item
  })
  list.replaceChildren(...items)
}

/** Draws the fields of a widget, and those of each slide of its carousel. */
export function drawWidget(
  set: HTMLElement,
  widget: Fields | undefined,
  carousel: Edited | undefined,
  handlers: Handlers,
): void {
  if (!widget) {
    fill(set, [])
    return
  }
  const id = String(widget.id)
  const own = fieldsOfWidget(widget).map((name) => control(widget, name, { widget: id }, handlers))
  const slides = (carousel ? slidesOf(carousel) : []).map((slide, index) => {
    const part = document.createElement('fieldset')
    const legend = document.createElement('legend')
    legend.textContent = `Cadrul ${index + 1}`
    const place = { widget: id, entry: String(slide.id) }
    part.append(legend, ...slideFields.map((name) => control(slide, name, place, handlers)))
    return part
  })
  fill(set, [...own, ...slides])
}

/** Focuses the control of a place, else the first one of its widget. */
export function focusPlace(form: HTMLElement, { widget, entry, field }: Place): void {
  const controls = [...form.querySelectorAll('input, textarea')]
  const fits = (element: Element, wanted: Place) => {
    const place = places.get(element)
    return place?.widget === wanted.widget && place?.entry === wanted.entry && place?.field === wanted.field
  }
  const found =
    controls.find((element) => fits(element, { widget, entry, field })) ??
    controls.find((element) => widget !== undefined && places.get(element)?.widget === widget)
  if (found instanceof HTMLElement) found.focus()
}
