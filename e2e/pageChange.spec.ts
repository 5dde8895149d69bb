import type { Locator, Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { pressMiddle } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

type Motion = { ms: number; frames: PropertyIndexedKeyframes }
type WithMotions = { motions?: Motion[] }

/** Records what a script animates of the main content. */
const recordMotions = (page: Page) =>
  page.addInitScript(() => {
    const motions: Motion[] = []
    Object.assign(window, { motions })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      if (this.localName === 'main')
        motions.push({ ms: Number((timing as KeyframeAnimationOptions).duration), frames: frames as never })
      return animate.call(this, frames, timing)
    }
  })

const motionsOf = (page: Page) => page.evaluate(() => (window as WithMotions).motions)

const main = (page: Page) => page.getByRole('main')
const opacity = (page: Page) => main(page).evaluate((element) => Number(getComputedStyle(element).opacity))
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

/** Of the line of links over the lobby, and of the header. */
const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Meniul lobby-ului' }).getByRole('link', { name })

const out: Motion = { ms: 80, frames: { opacity: [1, 0.6] } }
const into: Motion = { ms: 160, frames: { opacity: [0.6, 1], translate: ['0 6px', 'none'] } }

async function open(page: Page, path = '/'): Promise<void> {
  await recordMotions(page)
  await page.goto(path)
  await whenHydrated(page)
  // The code of the change loads with the first sign of a visitor.
  const code = page.waitForResponse(/\/PendingPage-[^/]*\.js$/)
  await page.mouse.move(5, 5)
  await code
}

/** Animations of this document run `times` as long. */
async function slowMotion(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / times })
}

test('a page fades in 80 ms while the next one loads, which comes in 160 ms with 6 px; the view is never empty', async ({
  page,
}) => {
  await open(page)
  const arrive = await holdBack(page, '**/api/pages?*')
  await linkTo(page, 'Furnizori').click()
  await expect.poll(() => opacity(page)).toBe(0.6)
  expect(await motionsOf(page)).toEqual([out])
  arrive()
  await expect(heading(page)).toHaveText('Furnizori')
  await expect.poll(() => opacity(page)).toBe(1)
  expect(await motionsOf(page)).toEqual([out, into])
  await expect(heading(page)).toBeFocused()
  expect(await main(page).evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('a pressed menu link is marked before its page is there, and again that of the page if nothing leads there', async ({
  page,
}) => {
  await open(page)
  await linkTo(page, 'Colecții').click()
  await expect(heading(page)).toHaveText('Colecții')
  const arrive = await holdBack(page, '**/api/pages?*')
  await linkTo(page, 'Furnizori').click()
  await expect(linkTo(page, 'Furnizori')).toHaveAttribute('aria-current', 'page')
  await expect(linkTo(page, 'Colecții')).not.toHaveAttribute('aria-current')
  await expect(heading(page)).toHaveText('Colecții')
  // Back ends the navigation.
  await page.goBack()
  await expect(linkTo(page, 'Furnizori')).not.toHaveAttribute('aria-current')
  await expect.poll(() => opacity(page)).toBe(1)
  arrive()
})

test('a pressed tab of a phone is marked before its page is there', async ({ browser, site }) => {
  const page = await browser.newPage({ ...phone, baseURL: site })
  await page.goto('/')
  await whenHydrated(page)
  const arrive = await holdBack(page, '**/api/pages?*')
  const tab = page
    .getByRole('navigation', { name: 'Navigare rapidă' })
    .getByRole('link', { name: /^Promoții/ })
  await tab.tap()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  expect(new URL(page.url()).pathname).toBe('/')
  arrive()
  await expect(page).toHaveURL(/\/promotii$/)
  await page.close()
})

test('a press during the change reaches its aim', async ({ page }) => {
  await open(page)
  await slowMotion(page, 40)
  await linkTo(page, 'Colecții').click()
  await expect(heading(page)).toHaveText('Colecții')
  expect(await opacity(page)).toBeLessThan(1)
  await pressMiddle(main(page).locator('a[href^="/colectii/"]').first())
  await expect(page).toHaveURL(/\/colectii\/./)
})

test('Back and Forward show their page at once', async ({ page }) => {
  await open(page)
  await linkTo(page, 'Colecții').click()
  await expect(heading(page)).toHaveText('Colecții')
  await expect.poll(() => motionsOf(page)).toEqual([out, into])
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Colecții')
  await page.goForward()
  await expect(heading(page)).toHaveText('Colecții')
  expect(await motionsOf(page)).toEqual([out, into])
})

for (const how of ['reduced', 'quiet'] as const)
  test(`UXP-14 with ${how} motion a page changes at once`, async ({ page, context, site }) => {
    if (how === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' })
    else await context.addCookies([{ name: 'motion', value: 'quiet', url: site }])
    await open(page)
    await linkTo(page, 'Colecții').click()
    await expect(heading(page)).toHaveText('Colecții')
    expect(await motionsOf(page)).toEqual([])
  })
