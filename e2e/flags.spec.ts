import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

const flags = { embed: 'true', app: 'vegas', lang: 'ro' }
const flagged = new URLSearchParams(flags).toString()

const addressOf = (page: Page) => new URL(page.url())

/** Waits for the path; its query must be the flags plus the parameters of `more`. */
async function expectAt(page: Page, path: string | RegExp, more: Record<string, string> = {}) {
  const fits = (url: URL) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname))
  await page.waitForURL(fits)
  expect(Object.fromEntries(addressOf(page).searchParams)).toEqual({ ...flags, ...more })
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Meniul lobby-ului' }).getByRole('link', { name })

const canonical = (page: Page) => page.locator('link[rel="canonical"]')

/** The details of a game over the lobby carry the flags in their own address. */
async function openAndLeaveDetails(page: Page): Promise<void> {
  const row = page.getByRole('region', { name: 'Recomandate' })
  await row.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAt(page, /^\/joc\//)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAt(page, '/', { utm_source: 'test' })
}

test('CTX-03 SEO-01 UXP-02 flags survive details, a press on a link, Back, and a reload; links to other sites and the canonical address have none', async ({
  page,
}) => {
  await page.goto(`/?${flagged}&utm_source=test`)
  await whenHydrated(page)
  const outside = page.locator('a[href^="https://"], a[href^="/sandbox/"]')
  const hrefs = await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(2)
  expect(hrefs.filter((href) => /embed|vegas/.test(href))).toEqual([])
  await expect(canonical(page)).toHaveAttribute('href', /^[^?#]*\/$/)
  await openAndLeaveDetails(page)

  await menuLink(page, 'Furnizori').click()
  await expectAt(page, '/furnizori')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Furnizori/)
  await menuLink(page, 'Colecții').click()
  await expectAt(page, '/colectii')
  await expect(canonical(page)).toHaveAttribute('href', /^[^?#]*\/colectii$/)

  await page.goBack()
  await expectAt(page, '/furnizori')
  await page.goBack()
  await expectAt(page, '/', { utm_source: 'test' })

  await page.goForward()
  await expectAt(page, '/furnizori')
  await page.reload()
  await whenHydrated(page)
  await expectAt(page, '/furnizori')
  await menuLink(page, 'Jackpoturi').click()
  await expectAt(page, '/jackpots')
})

test('CTX-03 leaving a game leads to the lobby with its flags', async ({ page }) => {
  await page.goto(`/play/diamant-40/demo?${flagged}`)
  await expect(page.getByRole('main').locator('iframe')).toBeVisible()
  await page.getByRole('link', { name: /Înapoi/ }).click()
  await expectAt(page, '/')
})

test('CTX-03 RTE-03 a visit without flags gets none; flags and preview stay together', async ({ page }) => {
  await page.goto('/jackpots')
  await whenHydrated(page)
  await menuLink(page, 'Colecții').click()
  await page.waitForURL('**/colectii')
  expect(addressOf(page).search).toBe('')

  await page.goto(`/preview/jackpots?${flagged}`)
  await whenHydrated(page)
  await menuLink(page, 'Colecții').click()
  await expectAt(page, '/preview/colectii')
  // The play bar links from the rendered page; the browser shows the new address a moment before that.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colecții')
  await page.getByRole('link', { name: 'Ieși din previzualizare' }).click()
  await expectAt(page, '/colectii')
})

type Entry = { event?: string; path?: string; query?: Record<string, string>; 1?: string }
const layer = (page: Page) =>
  page.evaluate(() => {
    const entries = (window as unknown as { dataLayer?: object[] }).dataLayer ?? []
    return entries.map((entry) => ({ ...entry }) as Entry)
  })

test.describe('a visitor who has not been asked', () => {
  test.use({ consent: 'none' })

  test('ANA-01 ANA-03 pages are reported after consent only, without credentials, in their order', async ({
    page,
    complaints,
  }) => {
    await page.goto('/jackpots?username=ilinca&token=f00d&app=vegas')
    await whenHydrated(page)
    await menuLink(page, 'Colecții').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colecții')
    await expect.poll(async () => (await layer(page)).map((entry) => entry[1])).toEqual(['default'])
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('arama:consent', { detail: 'granted' })))
    const reported = async () =>
      (await layer(page))
        .filter(({ event }) => event === 'content-view')
        .map(({ path, query }) => [path, query])
    await expect.poll(reported).toEqual([
      ['/jackpots', { app: 'vegas' }],
      ['/colectii', { app: 'vegas' }],
    ])
    expect(JSON.stringify(await layer(page))).not.toMatch(/ilinca|f00d/)

    await page.reload()
    await whenHydrated(page)
    // Reports begin with the first interaction.
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => (await layer(page)).map(({ event, 1: step }) => event ?? step))
      .toEqual(['default', 'update', 'content-view'])
    // The gateway refuses these credentials.
    expect(complaints.splice(0).filter((text) => !/401/.test(text))).toEqual([])
  })
})
