import { clearFaults, setFault, startSite } from './support/processes.ts'
import { expect, test, whenAwake } from './support/test.ts'

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
  await whenAwake(page)
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

test('WIN-01 the winners’ service down: a strip with another try, and the rest of the page', async ({
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
