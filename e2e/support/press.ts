import type { Locator } from '@playwright/test'

/** The middle of what is seen of an element, in pixels of the viewport: where a finger or a mouse presses. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`nothing to be seen of ${element}`)
  const { width, height } = element.page().viewportSize() ?? { width: box.width, height: box.height }
  const left = Math.max(0, box.x)
  const top = Math.max(0, box.y)
  const right = Math.min(width, box.x + box.width)
  const bottom = Math.min(height, box.y + box.height)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Presses there with the mouse, also what cannot be used now; whatever lies on top takes it. */
export async function pressMiddle(element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  await element.page().mouse.click(x, y)
}
