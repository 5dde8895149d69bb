import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Previzualizare' })
const comparison = (page: Page) => bar(page).getByLabel('Comparația cu pagina publicată')
const published = (page: Page) => page.frameLocator('iframe[title="Pagina publicată"]')
const draft = (page: Page) => page.frameLocator('iframe[title="Ciorna"]')

/** Whether two frames are scrolled to the same part of their pages, away from the top. */
const areTogether = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => {
      const root = contentWindow?.document.documentElement
      return root ? (contentWindow?.scrollY ?? 0) / (root.scrollHeight - root.clientHeight) : -1
    })
    const [first = -1, second = 1] = parts
    return parts.length === 2 && first > 0.1 && Math.abs(first - second) < 0.02
  })

for (const width of [390, 1440])
  test(`CMS-04 at ${width} px the published page is shown beside the draft, and both scroll together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/preview')
    await whenHydrated(page)
    await comparison(page).selectOption('Alături de cea publicată')
    await expect(draft(page).getByText('Ciornă: Regina Nilului').first()).toBeAttached()
    await expect(published(page).getByText('Regina Nilului').first()).toBeAttached()
    await expect(published(page).getByText('Ciornă: Regina Nilului')).toHaveCount(0)
    await expect(draft(page).getByRole('region', { name: 'Previzualizare' })).toHaveCount(0)
    const shown = page.locator('iframe[title="Ciorna"]')
    // A phone has no room for two: the draft is a swipe away.
    await expect(shown).toBeInViewport({ ratio: width === 390 ? 0.1 : 1 })
    await published(page).getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => areTogether(page)).toBe(true)
    expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
    await comparison(page).selectOption('Numai ciorna')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
  })

test('CMS-04 the edge of the published page over the draft moves by the keyboard', async ({ page }) => {
  await page.goto('/preview/promotii')
  await whenHydrated(page)
  await comparison(page).selectOption('Peste cea publicată')
  const edge = page.getByRole('slider', { name: 'Cât se vede din pagina publicată, în procente' })
  await expect(published(page).getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
  const shown = () =>
    page.evaluate(() => {
      const cover = document.querySelector('iframe[title="Pagina publicată"]')?.parentElement
      return cover ? getComputedStyle(cover).clipPath : ''
    })
  await expect.poll(shown).toBe('inset(0px 50% 0px 0px)')
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe('inset(0px 45% 0px 0px)')
  await page.keyboard.press('Home')
  await expect.poll(shown).toBe('inset(0px 100% 0px 0px)')
})

test('CMS-04 links of one compared page lead the other there too, and the bar speaks of that page', async ({
  page,
}) => {
  await page.goto('/preview')
  await whenHydrated(page)
  await comparison(page).selectOption('Alături de cea publicată')
  await draft(page).locator('html[data-hydrated]').waitFor()
  await draft(page).getByRole('link', { name: 'Promoții' }).first().click()
  await expect(draft(page).getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
  await expect(published(page).getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
  await expect(bar(page)).toContainText('Promoții')
  await expect(page).toHaveURL(/\/preview\/promotii$/)
  await published(page).locator('html[data-hydrated]').waitFor()
  await published(page).locator('main a[href="/promotii/bun-venit"]').first().click()
  await expect(draft(page).getByRole('heading', { level: 1, name: /^Bun venit/ })).toBeVisible()
  await page.goBack()
  await expect(draft(page).getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
  await expect(published(page).getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
  await comparison(page).selectOption('Numai ciorna')
  await expect(page.getByRole('heading', { level: 1, name: 'Promoții' })).toBeVisible()
})
