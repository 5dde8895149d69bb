import { startSite } from './support/processes.ts'
import { expect, forget, phone, test, whenHydrated } from './support/test.ts'

const ADDRESS = '/preview/catalog'

test('CMS-04 an editor finds the state of the catalogue at the end of a page, and a game behind it', async ({
  page,
}) => {
  await page.goto('/preview/promotii')
  await whenHydrated(page)
  await page.getByRole('navigation', { name: 'Pentru redactori' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Starea catalogului' })).toBeVisible()
  await expect(page).toHaveURL(ADDRESS)
  const bare = page.getByRole('region', { name: 'Fără imagine' })
  await expect(bare.getByRole('listitem')).not.toHaveCount(0)
  const link = bare.getByRole('link').first()
  await expect(link).toHaveAttribute('href', /^\/preview\/joc\//)
  await expect(bare.getByText(/Nu are nicio imagine|Lipsește imaginea „Thumbnail”/).first()).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/preview\/joc\//)
})

test('CMS-04 games to come are those after the chosen day, the first of them first, and more on demand', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}?la=2024-01-01T10:00`)
  await whenHydrated(page)
  const ahead = page.getByRole('region', { name: 'Urmează să apară' })
  await expect(ahead.getByText(/^20 din \d{3,}$/)).toBeVisible()
  await expect(ahead.getByRole('listitem')).toHaveCount(20)
  await expect(ahead.getByRole('listitem').first()).toContainText(/Apare la \d+ ianuarie 2024/)
  await ahead.getByRole('button', { name: 'Arată încă 100' }).click()
  await expect(ahead.getByRole('listitem')).toHaveCount(120)
  await expect(ahead.getByText(/^120 din \d{3,}$/)).toBeVisible()
  await expect(ahead.getByRole('listitem').nth(20).getByRole('link')).toBeFocused()
})

test('CMS-04 what nobody has to do is said in words, and games in maintenance are listed', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await whenHydrated(page)
  const group = (name: string) => page.getByRole('region', { name })
  await expect(group('Urmează să apară').getByText('Nimic de făcut aici.')).toBeVisible()
  await expect(group('În mentenanță').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Nume, furnizor sau cod de joc' }).fill('nimic de felul acesta')
  await expect(
    group('Fără imagine').getByText('Niciun joc de aici nu se potrivește cu „nimic de felul acesta”.'),
  ).toBeVisible()
})

test('CMS-04 the filter leaves the games of one provider', async ({ page }) => {
  await page.goto(ADDRESS)
  await whenHydrated(page)
  const rows = page.getByRole('region', { name: 'Fără imagine' }).getByRole('listitem')
  const provider = (await rows.first().locator('p span').first().textContent()) ?? ''
  const before = await rows.count()
  expect(before).toBeGreaterThan(0)
  await page.getByRole('searchbox', { name: 'Nume, furnizor sau cod de joc' }).fill(provider)
  await expect(rows.filter({ hasNotText: provider })).toHaveCount(0)
  await expect(rows).not.toHaveCount(0)
})

test('CMS-04 a list that does not load is named where it is needed, and loads again on demand', async ({
  page,
  complaints,
}) => {
  const own = await startSite({
    LOG_LEVEL: 'fatal',
    SANDBOX_GAMES: '100',
    SANDBOX_ART: 'plain',
    SANDBOX_DB: ':memory:',
    BREAKER_SECONDS: '0',
  })
  const faults = `${own.url}/sandbox/control/faults`
  try {
    await page.request.post(faults, { data: { path: '/casino/Jackpots', mode: 'error-503' } })
    await page.goto(`${own.url}${ADDRESS}`)
    const outside = page.getByRole('region', { name: 'În afara oricărei liste' })
    await expect(outside.getByText('Nu se poate ști acum: nu s-au încărcat jackpoturile.')).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: 'Retrase, dar încă în liste' })
        .getByText('Lista poate fi incompletă: nu s-au încărcat jackpoturile.'),
    ).toBeVisible()
    await page.request.delete(faults)
    await outside.getByRole('button', { name: 'Reîncearcă' }).click()
    await expect(outside.getByText('Nimic de făcut aici.')).toBeVisible()
  } finally {
    // The page would still call the site that has ended.
    await page.goto('about:blank')
    await own.stop()
  }
  // The page's other calls for jackpots fail too.
  forget(complaints, /^foreign: |500/)
})

test('CMS-04 the page is in preview only, and not for search engines', async ({ page, request }) => {
  for (const path of ['/catalog', '/preview/catalog/alt', '/preview/pagina/catalog'])
    expect((await request.get(path)).status(), path).toBe(404)
  const own = await startSite({
    LOG_LEVEL: 'fatal',
    SANDBOX_GAMES: '100',
    PREVIEW: 'off',
    SANDBOX_DB: ':memory:',
  })
  try {
    expect((await request.get(`${own.url}${ADDRESS}`)).status()).toBe(404)
    expect((await request.get(`${own.url}/api/preview/catalogue`)).status()).toBe(404)
  } finally {
    await own.stop()
  }
  await page.goto(ADDRESS)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('CMS-04 long names do not widen the page', async ({ page }) => {
    const name = `Comoara${'nesfârșită'.repeat(12)}`
    await page.route('**/api/preview/catalogue?*', async (route) => {
      const answer = await route.fetch()
      const groups = (await answer.json()) as { rows: { name?: string; provider?: string }[] }[]
      for (const row of groups.flatMap(({ rows }) => rows)) Object.assign(row, { name, provider: name })
      await route.fulfill({ response: answer, json: groups })
    })
    await page.goto(ADDRESS)
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
