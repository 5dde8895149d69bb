import { logIn, logOut, whenGuest, whenPlayer } from './support/players.ts'
import { chip, laterTab, RESUME_KEY, resume, traceOf } from './support/resume.ts'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { devices, expect, test, whenIdle } from './support/test.ts'

test('a player who returns resumes their game, under no name, and a logout forgets it', async ({ page }) => {
  await logIn(page, 'mihai.obisnuit')
  await page.locator('main article h3 a[href="/joc/diamant-40"]').first().click()
  await expect(page.getByRole('dialog', { name: 'Diamant 40' })).toBeVisible()
  await expect.poll(() => traceOf(page)).toContain('diamant-40')
  expect(await traceOf(page)).not.toContain('mihai')

  const next = await laterTab(page)
  await next.goto('/')
  await whenPlayer(next)
  await next.mouse.move(200, 300)
  await expect(resume(next)).toHaveText('Continuă: Diamant 40')
  await logOut(next)
  await whenGuest(next)
  await expect(chip(next)).toHaveCount(0)
  expect(await traceOf(next)).toBeNull()
})

test('AUT-14 nothing is kept for a player who has excluded themselves, and what was there goes', async ({
  page,
}) => {
  await page.addInitScript((key) => {
    const left = [{ kind: 'search', term: 'nil', at: Date.now() - 1000 }]
    localStorage.setItem(key, JSON.stringify({ owner: 'guest', activeAt: Date.now() - 3_600_000, left }))
  }, RESUME_KEY)
  await logIn(page, 'maria.pauza')
  await expect(page.getByText('Autoexcluderea ta este în vigoare')).toBeVisible()
  await expect.poll(() => traceOf(page)).toBeNull()
  await page.locator('main article h3 a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await whenIdle(page)
  expect(await traceOf(page)).toBeNull()
  await expect(chip(page)).toHaveCount(0)
})

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test(`CMS-01 the first row of a player’s lobby has what they played last, and its first game says that they can continue, at ${device}`, async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit')
      await watchShifts(page)
      await page.goto('/')
      await whenPlayer(page)
      const main = page.getByRole('main')
      const row = main.getByRole('region', { name: 'Jucate recent' })
      await expect(row.getByRole('article').first()).toContainText('Continuă')
      await expect(row.getByRole('article').filter({ hasText: 'Continuă' })).toHaveCount(1)
      const rows = main
        .locator('[data-player-row], [data-slice]:has(article h3)')
        .getByRole('heading', { level: 2 })
      await expect(rows.first()).toHaveText('Jucate recent')
      expect(sumOf(await shiftsOf(page))).toBeLessThan(0.01)
      if (device === '390 px') return
      const first = row.getByRole('article').first()
      const picture = (await first.locator('img').first().boundingBox()) ?? { x: 0, y: 0, height: 0 }
      const play = [picture.x + 22, picture.y + picture.height - 22] as const
      await page.mouse.move(play[0], play[1] - 40)
      await page.mouse.move(...play, { steps: 3 })
      await expect(first.getByRole('link', { name: /^Continuă / })).toBeVisible()
      await page.mouse.click(...play)
      await expect(page).toHaveURL(/\/play\/[^/]+\/real$/)
    })
  })
