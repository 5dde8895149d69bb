import { clearFaults, setFault, startSite } from './support/processes.ts'
import { expect, test, whenHydrated } from './support/test.ts'

const lists = [
  ['/invingatori/recente', 'Recente', 'Câștigători recenți'],
  ['/invingatori/jackpot', 'Jackpot', 'Câștigători de jackpot'],
  ['/invingatori/hol-de-faima', 'Hol de faimă', 'Hol de faimă'],
] as const

test('WIN-01 WIN-02 three lists of winners, each with masked players, amounts and games', async ({
  page,
}) => {
  await page.goto('/invingatori')
  await expect(page).toHaveURL(/\/invingatori\/recente$/)
  await whenHydrated(page)
  const nav = page.getByRole('navigation', { name: 'Câștigători' })
  const seen = new Set<string>()
  for (const [path, tab, heading] of lists) {
    await nav.getByRole('link', { name: tab, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(nav.locator('[aria-current="page"]')).toHaveText(tab)
    const winners = page.getByRole('main').locator('ol > li')
    await expect(winners.nth(2)).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const texts = await winners.allTextContents()
    expect(texts.filter((text) => !/lei/.test(text) || !/\*|•|…/.test(text))).toEqual([])
    await expect(winners.first().getByRole('link')).toHaveAttribute('href', /^\/joc\//)
    seen.add(texts.join('\n'))
  }
  expect(seen.size).toBe(3)
})

test('WIN-02 the hall of fame begins with a podium of three, with the largest win on the highest step', async ({
  page,
}) => {
  await page.goto('/invingatori/hol-de-faima')
  const podium = page.getByRole('main').locator('ol').first().getByRole('listitem')
  await expect(podium).toHaveCount(3)
  const boxes = await Promise.all(
    [0, 1, 2].map((place) => podium.nth(place).getByRole('article').boundingBox()),
  )
  const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, height: 0 })
  expect(first?.y).toBeLessThan(second?.y ?? 0)
  expect(second?.y).toBeLessThan(third?.y ?? 0)
  expect(second?.x).toBeLessThan(first?.x ?? 0)
  expect(first?.x).toBeLessThan(third?.x ?? 0)
  const sums = (
    await page
      .getByRole('main')
      .getByText(/^[\d.,]+ lei$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  expect(sums.length).toBeGreaterThan(3)
  expect(Math.max(...sums)).toBe(sums[0])
  await podium.first().getByRole('article').click()
  await expect(page).toHaveURL(/\/joc\//)
})

test('WIN-01 a win of this minute is „chiar acum”, and the age of an old one is in years', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.clock.install()
  await page.route('**/api/winners*', async (route) => {
    const answer = await route.fetch()
    const winners = (await answer.json()) as { at: number }[]
    const now = await page.evaluate(() => Date.now())
    const past = [5_000, 59_000, 61_000, 896 * 86_400_000]
    await route.fulfill({
      json: winners.map((winner, place) => ({ ...winner, at: now - (past[place] ?? 0) })),
    })
  })
  await page.goto('/invingatori/recente')
  const times = main.getByRole('article')
  await expect(times.nth(0)).toContainText('chiar acum')
  await expect(times.nth(1)).toContainText('chiar acum')
  await expect(times.nth(2)).toContainText('acum 1 min')
  await expect(times.nth(3)).toContainText('acum 2 ani')
  await expect(main).not.toContainText('acum 0')
})

test('WIN-01 while the winners’ service is down, an error strip offers a retry, and the rest of the page is rendered', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const site = await startSite({ LOG_LEVEL: 'fatal' })
  const sandbox = { url: `${site.url}/sandbox` }
  try {
    await setFault(sandbox, '/winners/get-winners-live.php', 'error-503')
    await page.goto(`${site.url}/invingatori/recente`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Nu am putut încărca ultimii câștigători.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Câștigători recenți')
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await clearFaults(sandbox)
    await main.getByRole('button', { name: 'Reîncearcă' }).click()
    await expect(main.locator('ol > li').nth(2)).toBeVisible()
    await expect(main).not.toContainText('Nu am putut încărca')
  } finally {
    await page.close()
    await site.stop()
  }
})

test('WIN-01 a device whose clock is three days ahead counts the age of a win by the server’s clock', async ({
  page,
}) => {
  const at = async (ahead: number) => {
    await page.clock.setFixedTime(Date.now() + ahead)
    await page.goto('/invingatori/recente')
    const winners = page.getByRole('main').locator('ol > li')
    await expect(winners.nth(2)).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    return (await winners.allTextContents()).join(' ')
  }
  const days = /acum [34] zile/
  expect(await at(0)).not.toMatch(days)
  expect(await at(3 * 86_400_000)).not.toMatch(days)
})
