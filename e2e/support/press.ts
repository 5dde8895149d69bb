import { expect, type Locator, type Page } from '@playwright/test'

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** Presses with a finger on a phone, else with the mouse. */
export const press = (element: Locator): Promise<void> =>
  isPhone(element.page()) ? element.tap() : element.click()

/** Centre of the visible part of an element in viewport pixels, where a finger or a mouse presses. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await boxInView(element)
  const { width, height } = element.page().viewportSize() ?? { width: box.width, height: box.height }
  const left = Math.max(0, box.x)
  const top = Math.max(0, box.y)
  const right = Math.min(width, box.x + box.width)
  const bottom = Math.min(height, box.y + box.height)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Scrolls it into view; an element that is rendered again during that is located again. */
async function boxInView(element: Locator) {
  let box = { x: 0, y: 0, width: 0, height: 0 }
  await expect(async () => {
    await element.scrollIntoViewIfNeeded()
    const seen = await element.boundingBox()
    if (!seen) throw new Error(`nothing to be seen of ${element}`)
    box = seen
  }).toPass({ intervals: [40], timeout: 15_000 })
  return box
}

/** Clicks there with the mouse, also on a disabled element; a covering element would receive it. */
export async function pressMiddle(element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  await element.page().mouse.click(x, y)
}

type Way = { from: number; to: number; y: number }

/** A finger that swipes sideways at an even speed. */
export async function swipe(page: Page, { from, to, y }: Way): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send('touchStart', from)
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', from + ((to - from) * step) / 10)
    await page.waitForTimeout(16)
  }
  await send('touchEnd')
  await cdp.detach()
}

/** The same with the mouse and its button held. */
export async function drag(page: Page, { from, to, y }: Way): Promise<void> {
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.mouse.move(to, y, { steps: 10 })
  await page.mouse.up()
}
