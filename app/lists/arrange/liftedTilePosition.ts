type Point = { x: number; y: number }

/** Point at which the pointer holds a tile, from the corner of the tile's place. */
const grabPoints = new WeakMap<Element, Point>()

const liftedIn = (part: Element) => part.querySelector<HTMLElement>('[data-lifted]')

/** Draws the lifted tile under the pointer, which took it at `from`; its place in the list stays free. */
export function moveLiftedTo(part: Element, pointer: Point, from: Point): void {
  const card = liftedIn(part)
  const slot = card?.parentElement?.getBoundingClientRect()
  if (!card || !slot) return
  const hold = grabPoints.get(card) ?? { x: from.x - slot.left, y: from.y - slot.top }
  grabPoints.set(card, hold)
  card.dataset.dragged = ''
  card.style.translate = `${pointer.x - hold.x - slot.left}px ${pointer.y - hold.y - slot.top}px`
}

/** Moves the lifted tile back to its place. */
export function resetLifted(part: Element): void {
  const card = liftedIn(part)
  if (!card) return
  grabPoints.delete(card)
  delete card.dataset.dragged
  card.style.translate = ''
}
