import type { Place, RecordName } from '#app/api/contract/cmsMessages.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'

/** The page on the screen with its record, and how its slices are read. */
export type Shown = {
  page: PageParts
  record: RecordName | undefined
  slice: (hash: string) => Slice | undefined
}

/** An element with the fields of a widget, of an entry of it, or of the page: the text of each, and its picture. */
type Scope = Pick<Place, 'widget' | 'entry'> & {
  root: Element
  texts: Record<string, string | undefined>
  picture?: string
  /** The field that all of the element shows. */
  whole?: string
}

/** The label of a widget's outline. */
const LABEL = '[data-widget-id] > details > summary, [data-widget-id] > p:first-child'

/** Elements with an action of their own. */
const CONTROL = 'a, button, input, select, textarea, summary, label, [role="button"]'

const normal = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

const outlineOf = (id: string): Element | undefined =>
  document.querySelector(`[data-widget-id="${CSS.escape(id)}"]`) ?? undefined

/** The slice of a widget. */
function sliceOf(widget: string, { page, slice }: Shown): Slice | undefined {
  const hash = page.parts.find(({ id }) => id === widget)?.slice
  return hash === undefined ? undefined : slice(hash)
}

/** Index of an entry of a carousel. */
function slideAt(widget: string, entry: string | undefined, shown: Shown): number {
  const drawn = sliceOf(widget, shown)
  return drawn?.type === 'Carousel' ? drawn.slides.findIndex(({ id }) => id === entry) : -1
}

const slidesIn = (outline: Element): Element[] => [...outline.querySelectorAll('article')]

function widgetScope(root: Element, widget: string, shown: Shown, at: number): Scope {
  const drawn = sliceOf(widget, shown)
  if (drawn?.type === 'Html') return { root, widget, texts: {}, whole: 'html' }
  if (drawn?.type !== 'Carousel')
    return { root, widget, texts: drawn && 'title' in drawn ? { title: drawn.title } : {} }
  const slide = drawn.slides[at]
  const article = slidesIn(root)[at]
  if (!slide || !article) return { root, widget, texts: {} }
  const { id: entry, title, text, eyebrow, primary, secondary } = slide
  const labels = { 'primary.label': primary?.label, 'secondary.label': secondary?.label }
  return { root: article, widget, entry, texts: { title, text, eyebrow, ...labels }, picture: 'image' }
}

/** The fields of the page itself: those of a promotion, or the title of a content page. */
function pageScope({ page, record, slice }: Shown): Scope | undefined {
  const root = document.querySelector('main')
  if (!root) return undefined
  const main = page.main === undefined ? undefined : slice(page.main)
  if (main?.type !== 'Promotion') return { root, texts: record?.kind === 'page' ? { title: page.title } : {} }
  const { title, text } = main.promotion
  return { root, texts: { title, text }, picture: 'image' }
}

function scopeAt(target: Element, shown: Shown): Scope | undefined {
  const outline = target.closest('[data-widget-id]')
  if (!outline) return target.closest('main') ? pageScope(shown) : undefined
  const slide = target.closest('article')
  const at = slide ? slidesIn(outline).indexOf(slide) : -1
  return widgetScope(outline, outline.getAttribute('data-widget-id') ?? '', shown, at)
}

/** The field whose text `target` or an element around it shows. */
function fieldAt(target: Element, { root, texts, picture, whole }: Scope): string | undefined {
  if (whole) return whole
  const names = Object.entries(texts).map(([name, text]) => [normal(text), name] as const)
  const byText = new Map(names.filter(([text]) => text !== ''))
  for (let at: Element | null = target; at && root.contains(at); at = at.parentElement) {
    const name = byText.get(normal(at.textContent))
    if (name) return name
  }
  return picture && target.closest('img, picture, article') ? picture : undefined
}

/** Whether `target` is the label of a widget's outline. */
export const isLabel = (target: Element): boolean => target.closest(LABEL) !== null

/** The place of the content system that an editor presses with `target`; `undefined` for anything else. */
export function placeAt(target: Element, shown: Shown): Place | undefined {
  const scope = scopeAt(target, shown)
  if (!scope) return undefined
  const { widget, entry } = scope
  if (isLabel(target)) return { widget }
  if (target.closest(CONTROL)) return undefined
  const field = fieldAt(target, scope)
  return field === undefined ? undefined : { ...(widget && { widget }), ...(entry && { entry }), field }
}

/** The innermost element in `root` that shows `text`. */
const elementWith = (root: Element, text: string): Element | undefined =>
  [...root.querySelectorAll('*')].findLast((element) => normal(element.textContent) === text)

/** The element of a field, else of its entry or widget; `undefined` if the page does not have them. */
export function elementOf({ widget, entry, field }: Place, shown: Shown): Element | undefined {
  const outline = widget === undefined ? undefined : outlineOf(widget)
  if (widget !== undefined && !outline) return undefined
  const scope =
    outline && widget ? widgetScope(outline, widget, shown, slideAt(widget, entry, shown)) : pageScope(shown)
  if (!scope) return undefined
  const text = normal(field && scope.texts[field])
  const shownAs = text && elementWith(scope.root, text)
  if (shownAs) return shownAs
  const picture = field && field === scope.picture ? scope.root.querySelector('img') : undefined
  return picture ?? (outline ? scope.root : undefined)
}

/** Turns a carousel to one of its slides, unless it shows it. */
export function turnTo({ widget, entry }: Place, shown: Shown): void {
  if (widget === undefined || entry === undefined) return
  const buttons = outlineOf(widget)?.querySelectorAll<HTMLElement>('[role="toolbar"] button')
  const button = buttons?.[slideAt(widget, entry, shown)]
  if (!button || button.ariaCurrent === 'true') return
  // A pressed button is focused, but the editor is writing in the form.
  button.inert = true
  button.click()
  button.inert = false
}
