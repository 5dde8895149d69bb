type Point = { x: number; y: number }

/** Where the pointer took hold of a tile, from the corner of its place. */
const holds = new WeakMap<Element, Point>()

const liftedIn = (part: Element) => part.querySelector<HTMLElement>('[data-lifted]')

/** Draws the lifted tile under the pointer, which took it at `from`; its place in the list stays free. */
export function drawAt(part: Element, pointer: Point, from: Point): void {
  const card = liftedIn(part)
  const slot = card?.parentElement?.getBoundingClientRect()
  if (!card || !slot) return
  const hold = holds.get(card) ?? { x: from.x - slot.left, y: from.y - slot.top }
  holds.set(card, hold)
  card.dataset.dragged = ''
  card.style.translate = `${pointer.x - hold.x - slot.left}px ${pointer.y - hold.y - slot.top}px`
}

/** Draws the lifted tile in its place again. */
export function drawInPlace(part: Element): void {
  const card = liftedIn(part)
  if (!card) return
  holds.delete(card)
  delete card.dataset.dragged
  card.style.translate = ''
}
