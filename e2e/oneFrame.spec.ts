import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** A path through all layouts by links of the shell; the heading shows that a page has loaded. */
const way = [
  { path: '/promotii', title: 'Promoții' },
  { path: '/invingatori/recente', title: 'Câștigători recenți' },
  { path: '/cazinou-live', title: 'Cazinou live' },
  { path: '/', title: 'Cazino' },
] as const

/** Milliseconds between two calls for jackpots (JAC-03). */
const REST = 30_000

const follow = async (page: Page, path: string): Promise<void> => {
  const link = page.getByRole('navigation').locator(`a[href="${path.replace('/recente', '')}"]:visible`)
  await link.first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
}

/** The top amount of the first jackpot, in bani. */
const amount = async (page: Page): Promise<number> => {
  // The text for screen readers is refreshed only once a minute.
  const text = await page.locator('main [data-room]').first().textContent()
  return Number((text ?? '').replaceAll(/\D/g, ''))
}

test('RTE-08 JAC-02 JAC-03 the shell persists through all layouts: the same header element, one call for jackpots, amounts that never fall', async ({
  page,
}) => {
  let calls = 0
  let began = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/jackpots') return
    calls += 1
    began ||= Date.now()
  })
  await page.goto('/')
  await whenHydrated(page)
  await page.mouse.move(700, 450)
  await expect.poll(() => calls).toBe(1)
  const first = await amount(page)
  await expect.poll(() => amount(page)).toBeGreaterThan(first)
  const seen = await amount(page)
  const header = await page.getByRole('banner').elementHandle()
  const menu = await page.getByRole('navigation', { name: 'Secțiuni' }).elementHandle()
  for (const { path, title } of way) {
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const part of [header, menu])
      expect(await part?.evaluate((node) => node.isConnected), path).toBe(true)
  }
  expect(await amount(page)).toBeGreaterThanOrEqual(seen)
  // On a slow machine the path takes longer than one polling interval.
  expect(calls).toBeLessThanOrEqual(1 + Math.floor((Date.now() - began) / REST))
})

test('JAC-02 amounts never fall while the visitor moves through pages of other layouts', async ({ page }) => {
  await page.goto('/jackpots')
  await whenHydrated(page)
  await page.mouse.move(40, 400)
  const first = await amount(page)
  await expect.poll(() => amount(page), { timeout: 30_000 }).toBeGreaterThan(first)
  let seen = await amount(page)
  for (const path of ['/promotii', '/invingatori/recente', '/cazinou-live']) {
    await page
      .locator(`nav a[href="${path}"], nav a[href="/invingatori"]`)
      .locator('visible=true')
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jackpoturi')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpoturi')
    const now = await amount(page)
    expect(now, path).toBeGreaterThanOrEqual(seen)
    seen = now
  }
})
