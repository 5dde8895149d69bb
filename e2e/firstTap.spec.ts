import { expect, phone, test, whenHydrated } from './support/test.ts'

test.use(phone)

test('RTE-16 a first tap without an earlier hover or touch requests its page and nothing else', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  // The code of the other pages has been loaded while the browser was idle.
  await expect(page.locator('head link[rel="modulepreload"][href*="gameList"]')).toBeAttached()
  // The motion library is loaded together with the panels.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/animate-')),
  )
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  const isAsked = ({ pathname }: URL) => /^\/(?:api|assets)\//.test(pathname)
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && isAsked(new URL(request.url()))) asked.push(request.url())
  })
  const answered = page.waitForResponse(/\/api\/pages/).then(async (answer) => {
    await answer.finished()
    return asked.map((url) => new URL(url).pathname)
  })
  await page
    .getByRole('navigation', { name: 'Meniul lobby-ului' })
    .getByRole('link', { name: 'Colecții' })
    .tap()
  expect(await answered).toEqual(['/api/pages'])
  await expect(page.getByRole('heading', { level: 1, name: 'Colecții' })).toBeVisible()
  expect(asked.filter((path) => /\/(?:cards|CardGrid)/.test(path))).toEqual([])
})

test('RTE-16 UXP-02 lobby rows that have not hydrated stay visible until the next page replaces them', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const rows = page.locator('main [data-slice]:has(h2)')
  const before = await rows.count()
  expect(before).toBeGreaterThan(5)
  await page.evaluate(() => {
    const standing = () => document.querySelectorAll('main [data-slice]:has(h2)').length
    const watched = { fewest: standing() }
    Object.assign(window, { watched })
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Cazino')
        watched.fewest = Math.min(watched.fewest, standing())
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page
    .getByRole('navigation', { name: 'Meniul lobby-ului' })
    .getByRole('link', { name: 'Colecții' })
    .tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Colecții' })).toBeVisible()
  const fewest = await page.evaluate(
    () => (window as unknown as { watched: { fewest: number } }).watched.fewest,
  )
  expect(fewest).toBe(before)
})

test('UXP-02 UXP-21 a tile tapped before its row has hydrated opens its details over the page', async ({
  page,
}) => {
  await page.route('**/api/pages?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/joc\//)
  // The details open over the same page, without a page load.
  await expect(page.locator('h1')).toHaveText('Cazino')
})
