// The mouse and the finger of the flow that presses everything.
import type { Page } from '@playwright/test'
import { aim, aimedHydrated, type Point } from './pageState.ts'
import type { Place } from './places.ts'
import { drag, swipe } from './press.ts'
import type { Target } from './pressables.ts'

export const pressAt = (page: Page, { x, y }: Point, touch: boolean): Promise<void> =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)

/** Pixels by which a thumb is dragged: more than one step of any scale. */
const DRAG = 80

/** Drags a thumb towards the middle of its track, where there is space. */
export async function dragInward(page: Page, { x, y }: Point, touch: boolean): Promise<void> {
  const middle = await page.evaluate(() => {
    const { left = 0, right = 0 } = window.pressed?.parentElement?.getBoundingClientRect() ?? {}
    return (left + right) / 2
  })
  const way = { from: x, to: x + (x < middle ? DRAG : -DRAG), y }
  await (touch ? swipe(page, way) : drag(page, way))
}

/** Points at a picture of a card, and waits for the actions that its first hover loads; a card may have none. */
export async function pointAt(page: Page, { scope }: Place, target: Target): Promise<void> {
  const point = await page.evaluate(([given, card]) => aim(given, card), [scope, target] as const)
  if (!point) return
  await page.evaluate(() => aimedHydrated())
  await page.mouse.move(point.x, point.y)
  const actions = page.locator('article[data-layout]:hover').getByRole('button').first()
  await actions.waitFor({ state: 'attached', timeout: 1000 }).catch(() => undefined)
}
