import type { Locator, Page } from '@playwright/test'
import { expect, phone, test } from './support/test.ts'

/** Milliseconds after the first paint. */
const moments = [100, 300, 1000, 3000]

type Control = {
  name: string
  path?: string
  find: (page: Page) => Locator
  /** Expects the effect of the press. */
  leads: (page: Page) => Promise<void>
}

const dialogWith = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('dialog', { name })).toBeVisible()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const lobbyLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Meniul lobby-ului' }).getByRole('link', { name })
const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The details lie over the page; without scripts the link leads to the game's own page. */
async function details(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/joc\//)
  await expect(page.locator('[role="dialog"] h2, main h1').first()).toBeVisible()
  await expect(page.locator('dt', { hasText: 'RTP' }).first()).toBeAttached()
}

const row = (page: Page) => page.locator('main [data-slice]:has(article h3 a[href^="/joc/"])').first()
const tile = (page: Page) => row(page).locator('article').first()

const phoneControls: Control[] = [
  { name: 'a tile', find: (page) => tile(page).locator('img').first(), leads: details },
  {
    name: 'the login, as soon as the header offers it',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Intră în cont' }),
    leads: (page) => dialogWith(page, 'Intră în cont'),
  },
  { name: 'the search', find: button(/^Caută/), leads: (page) => dialogWith(page, /Caută/) },
]

const desktopControls: Control[] = [
  {
    name: 'the next tiles of a row',
    find: (page) => row(page).getByRole('button', { name: /^Mai departe/ }),
    leads: (page) => expect(tile(page)).not.toBeInViewport(),
  },
  { name: 'a link', find: lobbyLink('Colecții'), leads: heading('Colecții') },
]

/** Resolves at a moment after the first contentful paint, which the page itself measures. */
const after = (page: Page, moment: number) =>
  page.evaluate(
    (millis) =>
      new Promise<void>((resolve) => {
        const wait = (paint: number) => setTimeout(resolve, Math.max(0, paint + millis - performance.now()))
        new PerformanceObserver((list, observer) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (!paint) return
          observer.disconnect()
          wait(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
    moment,
  )

/** A slower processor and network, so that the first two or three moments lie before hydration. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}

async function pressAt(page: Page, { path = '/', find, leads }: Control, moment: number, touch: boolean) {
  await page.goto(path, { waitUntil: 'commit' })
  await after(page, moment)
  // Presses the visible position without waiting until the element is enabled.
  const box = await find(page).boundingBox()
  if (!box) throw new Error(`nothing to press ${moment} ms after the first paint`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
  if (touch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await test.step(`${moment} ms after the first paint`, () => leads(page))
}

for (const touch of [true, false]) {
  test.describe(touch ? 'at 390 px, by touch' : 'at 1440 px, by mouse', () => {
    test.use(touch ? phone : { viewport: { width: 1440, height: 900 } })

    for (const control of touch ? phoneControls : desktopControls)
      test(`UXP-21 a press 100, 300, 1000 or 3000 ms after the first paint has its effect: ${control.name}`, async ({
        page,
      }) => {
        await slowDown(page)
        for (const moment of moments) await pressAt(page, control, moment, touch)
      })
  })
}
