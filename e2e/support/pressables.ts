// Runs in the page, where every export of this file is a global: the visible elements that may be pressed.

/** Where to look: in the main content, in the shell, or in the open dialog. */
export type Scope = 'main' | 'shell' | 'dialog'

/** An element to press. */
export type Target = {
  /** Unique in its scope. */
  id: string
  /** Its position among equal elements, in case a live list has changed. */
  place: string
  /** Key of equal elements: of many tiles of a row only a few are pressed. */
  kind: string
  what: string
  href: string
  /** A card is pressed at its picture, and at its name. */
  part: 'picture' | 'name' | 'itself'
  disabled: boolean
  /** Whether it is in a card, beside the card's link. */
  ofCard: boolean
  /** The picture of its card, which the mouse points at first: some cards show their actions on hover only. */
  card?: Pick<Target, 'id' | 'place'> | undefined
  /** Whether it is the thumb of a slider. */
  dragged: boolean
}

export type Box = { left: number; top: number; right: number; bottom: number }

export const PRESSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider], [role=switch]'

export function labelOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labelled = by.map((id) => document.getElementById(id)?.textContent).join(' ')
  const own = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
  const text = element.getAttribute('aria-label') ?? (labelled || own || '')
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)
}

export const openDialogs = (): Element[] =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  )

/** The part of a box that no ancestor clips; vertically scrollable content counts as visible. */
export function unclipped(element: Element, box: Box): Box | undefined {
  let { left, top, right, bottom } = box
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(around)
    const edge = around.getBoundingClientRect()
    if (clipPath === 'inset(50%)') return undefined
    const scrolls = /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight + 1
    if (around !== element && overflowX !== 'visible') {
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
    }
    if (around !== element && overflowY !== 'visible' && !scrolls) {
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    if (position === 'fixed') break
  }
  left = Math.max(left, 0)
  right = Math.min(right, innerWidth)
  const reachable = bottom + scrollY > 0
  const most = right - left > (box.right - box.left) / 2
  return reachable && most && right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : undefined
}

/** The card whose stretched link this is. */
export const cardOf = (element: Element): Element | null =>
  element.closest('h2, h3, h4') ? element.closest('article') : null

export function isLarge(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 40 && height > 40
}

/** The visible part of a target: of a card its picture, of an input its label. */
export function seenOf(element: Element, part: Target['part']): Element {
  const card = part === 'picture' ? cardOf(element) : null
  const pictures = card?.querySelectorAll('img, picture, video') ?? []
  if (card) return [...pictures].find((picture) => picture.checkVisibility() && isLarge(picture)) ?? card
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  return label && !isLarge(element) ? label : element
}

/** Whether a card only shows it on hover. */
export const isShownOnHover = (element: Element): boolean =>
  matchMedia('(hover: hover)').matches && element.closest('article') !== null

/** Its visible box; for an element shown on hover, its future box. */
export function seenBox(element: Element, part: Target['part']): Box | undefined {
  const seen = seenOf(element, part)
  const shown = { visibilityProperty: true, opacityProperty: !isShownOnHover(element) }
  if (!seen.checkVisibility(shown)) return undefined
  // The first line of a wrapped link.
  const [box = seen.getBoundingClientRect()] = part === 'itself' ? seen.getClientRects() : []
  return unclipped(seen, box)
}

export function rootsOf(scope: Scope): Element[] {
  const dialog = openDialogs().at(-1)
  if (scope === 'dialog') return dialog ? [dialog] : []
  return scope === 'main' ? [...document.querySelectorAll('main')] : [document.body]
}

/** The part of the page around a target. */
export function regionOf(element: Element): Element {
  const around = element.closest('section, nav, [role=dialog], main') ?? document.body
  return element.closest('header, footer')?.closest('main, section')
    ? around
    : (element.closest('section, nav, header, footer, [role=dialog], main') ?? around)
}

/** Key of a kind of target: a row stands for rows of its layout, an item for all items of a list. */
export function kindOf(element: Element, part: Target['part']): string {
  const region = regionOf(element)
  const named = labelOf(region)
  const layout = element.closest<HTMLElement>('article')?.dataset.layout ?? ''
  const group = element.closest('fieldset, [role=group]')
  const around = [region.matches('section') ? 'row' : `${region.localName} ${named}`, layout]
  const listed = element.closest('article, li, nav, fieldset, [role=option], [role=group]') !== null
  const own = listed ? element.className : labelOf(element).replace(named, '').replaceAll(/\d+/g, '')
  return [...around, group ? labelOf(group) : '', element.role ?? element.localName, part, own].join('|')
}

/** Description of a target and its place, for the report. */
export function described(element: Element, part: Target['part']): Omit<Target, 'place' | 'card'> {
  const region = regionOf(element)
  const named = region.getAttribute('aria-label') ?? region.hasAttribute('aria-labelledby')
  const layout = element.closest<HTMLElement>('article')?.dataset.layout ?? ''
  const where = [region.localName, named ? labelOf(region) : '', layout].filter(Boolean).join(' ')
  const tag = element.getAttribute('role') ?? element.localName
  const label = labelOf(element)
  const href = element.getAttribute('href') ?? ''
  return {
    // Without amounts, which change over time.
    id: [where, tag, part, label.replaceAll(/[\d.]+(?:,\d+| lei)/g, ''), href].join('|'),
    kind: kindOf(element, part),
    what: `${where} › ${tag} „${label}”${part === 'itself' ? '' : ` (${part})`}`,
    href,
    part,
    disabled: element.matches(':disabled, [aria-disabled=true]'),
    ofCard: element.closest('article') !== null,
    dragged: element.matches('[role=slider]'),
  }
}

/** All visible elements of a scope that may be pressed, with their targets. */
export function pressables(scope: Scope): { target: Target; element: Element }[] {
  const times = new Map<string, number>()
  const numbered = (name: string) => {
    times.set(name, (times.get(name) ?? 0) + 1)
    return `${name}#${times.get(name)}`
  }
  const elsewhere = (element: Element) => scope === 'shell' && element.closest('main, [role=dialog]')
  const elements = rootsOf(scope).flatMap((root) => [...root.querySelectorAll(PRESSABLE)])
  const found: { target: Target; element: Element }[] = elements.flatMap((element) => {
    if (elsewhere(element) || element.closest('[inert], [aria-hidden=true]')) return []
    const parts: Target['part'][] = cardOf(element) ? ['picture', 'name'] : ['itself']
    return parts.flatMap((part) => {
      if (!seenBox(element, part)) return []
      const { id, ...target } = described(element, part)
      return [{ element, target: { ...target, id: numbered(id), place: numbered(target.kind) } }]
    })
  })
  const pictures = new Map(
    found.flatMap(({ element, target }) =>
      target.part === 'picture' ? [[cardOf(element), { id: target.id, place: target.place }] as const] : [],
    ),
  )
  return found.map(({ element, target }) => {
    const card = target.part === 'itself' ? pictures.get(element.closest('article')) : undefined
    return { element, target: { ...target, card } }
  })
}
