import type { Locator, Page } from '@playwright/test'
import { drag, middleOf, swipe } from './support/press.ts'
import { expect, forget, phone, test, whenHydrated, whenIdle } from './support/test.ts'

const rail = 'Recomandate'

/** Left edge of an element once it has not moved for ten frames; a busy machine draws two of them alike on the way. */
const leftAtRest = (element: Locator): Promise<number> =>
  element.evaluate(
    (tile) =>
      new Promise((resolve) => {
        let [last, frames] = [Number.NaN, 0]
        const look = () => {
          const { left } = tile.getBoundingClientRect()
          frames = left === last ? frames + 1 : 0
          last = left
          if (frames < 10) requestAnimationFrame(look)
          else resolve(left)
        }
        look()
      }),
  )

test('KIT-05 UXP-08 the start of the swipe library causes no layout shift; tiles out of view are inert; dragging with the mouse turns the rail and opens no game', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const region = page.getByRole('region', { name: rail })
  await expect(region.getByRole('button', { name: /Mai departe/ })).toBeVisible()
  const [slides, tiles] = [region.locator('ul > li'), region.getByRole('article')]
  await expect(slides.nth(8)).toHaveAttribute('inert', '')
  const before = await tiles.nth(3).boundingBox()
  await tiles.first().hover()
  await expect(region.locator('[data-attached]')).toBeAttached()
  expect(await tiles.nth(3).boundingBox()).toEqual(before)
  await expect(slides.nth(12)).toHaveAttribute('inert', '')
  await expect(slides.nth(0)).not.toHaveAttribute('inert', '')

  // More than half a page: slow, shorter drags snap back (long swipe ratio 0.5).
  const box = await tiles.nth(7).boundingBox()
  if (!box) throw new Error('no tile to drag')
  await drag(page, { from: box.x + 20, to: box.x - 1000, y: box.y + 40 })
  await expect(tiles.first()).not.toBeInViewport()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('KIT-05 UXP-08 with the mouse the arrows turn whole pages, two quick presses two, and stop at the ends; the start of the swipe library at the end of a row causes no layout shift', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const region = page.getByRole('region', { name: rail })
  const tiles = region.getByRole('article')
  const next = region.getByRole('button', { name: /Mai departe/ })
  const back = region.getByRole('button', { name: /Înapoi/ })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(tiles.first()).toBeInViewport()
  await next.click()
  await expect(tiles.nth(8)).toBeInViewport({ ratio: 0.9 })
  await expect(tiles.first()).not.toBeInViewport()
  await expect(back).not.toHaveAttribute('aria-disabled', 'true')
  await back.click()
  await expect(tiles.first()).toBeInViewport({ ratio: 0.9 })

  await next.click()
  await next.click()
  await expect(tiles.nth(16)).toBeInViewport({ ratio: 0.9 })
  await expect(tiles.nth(15)).not.toBeInViewport({ ratio: 0.1 })
  await next.click()
  await expect(tiles.last()).toBeInViewport({ ratio: 0.9 })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const before = await leftAtRest(tiles.last())
  await tiles.nth(26).hover()
  await expect(region.locator('[data-attached]')).toBeAttached()
  // A tile on which the pointer rests opens, and its neighbours make room.
  await page.mouse.move(5, 5)
  expect(Math.abs((await leftAtRest(tiles.last())) - before)).toBeLessThanOrEqual(1)

  await back.click()
  await back.click()
  await expect(tiles.nth(6)).toBeInViewport({ ratio: 0.9 })
  await expect(tiles.nth(14)).not.toBeInViewport({ ratio: 0.1 })
})

test('KIT-05 UXP-08 two quick presses of the mouse turn two pages, also on a slow machine while the swipe library loads', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const region = page.getByRole('region', { name: rail })
  const next = region.getByRole('button', { name: /Mai departe/ })
  const { x, y } = await middleOf(next)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.mouse.click(x, y)
  await page.mouse.click(x, y)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(region.getByRole('article').nth(16)).toBeInViewport({ ratio: 0.9 })
  await expect(region.getByRole('article').nth(15)).not.toBeInViewport({ ratio: 0.1 })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('UXP-08 the next tile peeks and a swipe moves the rail', async ({ page }) => {
    await page.goto('/')
    await whenHydrated(page)
    const region = page.getByRole('region', { name: rail })
    const tiles = region.getByRole('article')
    await expect(tiles.nth(3)).toBeInViewport({ ratio: 0.05 })
    await expect(region.getByRole('button', { name: /Mai departe/ })).toBeHidden()
    const box = await tiles.nth(2).boundingBox()
    if (!box) throw new Error('no tile to swipe')
    await swipe(page, { from: box.x + 60, to: box.x - 240, y: box.y + 40 })
    await expect(tiles.first()).not.toBeInViewport()
    await expect(region.locator('[data-attached]')).toBeAttached()
    await expect(tiles.first()).not.toBeInViewport()
    // The browser decides how far the first swipe goes, so the test swipes back as often as needed.
    await expect(async () => {
      await swipe(page, { from: 60, to: 340, y: box.y + 40 })
      await expect(tiles.first()).toBeInViewport({ ratio: 0.9, timeout: 3000 })
    }).toPass()
  })
})

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false })

  test('UXP-08 rails have links, names and sideways scrolling', async ({ page, complaints }) => {
    await page.goto('/')
    const region = page.getByRole('region', { name: rail })
    await expect(region.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /^\/joc\//)
    await region.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(region.getByRole('article').last()).toBeInViewport()
    await expect(region.getByRole('button', { name: /Mai departe/ })).toBeHidden()
    // The browser cancels preloaded modules that it will never run.
    forget(complaints, /^failed: .*\.js$/)
  })
})

/** Advances the clock by twenty seconds, in steps shorter than the request timeout. */
async function passTwentySeconds(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    await page.clock.runFor(5000)
    await whenIdle(page)
  }
}

test('UXP-09 the hero rotates, stops on hover and by its button, and announces its position; with reduced motion it does not rotate', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await whenHydrated(page)
  const hero = page.getByRole('region', { name: 'Noutăți și promoții' })
  const slide = (place: number) => hero.getByRole('group', { name: `${place} din 5` })
  await expect(slide(1)).toBeVisible()
  // The rotation starts after hydration.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(slide(2)).toBeVisible({ timeout: 500 })
  }).toPass()
  await hero.getByRole('button', { name: 'Oprește rotirea' }).click()
  await page.mouse.move(5, 895)
  await passTwentySeconds(page)
  await expect(slide(2)).toBeVisible()
  await hero.getByRole('button', { name: 'Mergi la 4' }).click()
  await expect(slide(4)).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await whenHydrated(page)
  await passTwentySeconds(page)
  await expect(slide(1)).toBeVisible()
  await expect(hero.getByRole('button', { name: 'Pornește rotirea' })).toBeVisible()
})
