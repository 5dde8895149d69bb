import type { Page } from '@playwright/test'
import { logIn, whenPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'

/** Scrolls through the page and collects its games, until its end shows no new ones. */
async function gamesThrough(page: Page): Promise<string[]> {
  const seen = new Set<string>()
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(links.first()).toBeVisible()
  for (let last = -1; last !== (await page.evaluate(() => scrollY)); ) {
    last = await page.evaluate(() => scrollY)
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      seen.add(href.replace('/joc/', ''))
    await page.mouse.wheel(0, 600)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(0)))),
    )
  }
  return [...seen]
}

test('FAV-01 UXP-04 RTE-17 the page of favourites shows all 200 of them with an order and filters; the row on the page of own games links to it', async ({
  page,
  request,
  site,
}) => {
  const person = await request.get(`${site}/sandbox/control/people/victor.mare`)
  const { favourites }: { favourites: string[] } = (await person.json()).state
  expect(favourites).toHaveLength(200)
  await logIn(page, 'victor.mare', { path: '/utilizator/jocurile-mele' })
  await page.getByRole('main').getByRole('link', { name: 'Vezi toate Preferatele mele' }).click()
  await expect(page).toHaveURL('/utilizator/preferate')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Preferatele mele' })).toBeVisible()
  await expect(main.getByText('200 de jocuri')).toBeVisible()
  expect(await gamesThrough(page)).toEqual(favourites)

  await main.getByRole('combobox', { name: 'Ordonează' }).selectOption('name')
  const names = async () =>
    (await main.getByRole('article').getByRole('heading').allTextContents()).map((name) => name.split(',')[0])
  const byName = new Intl.Collator('ro', { numeric: true }).compare
  await expect
    .poll(async () => {
      const shown = await names()
      return String(shown) === String(shown.toSorted((one, other) => byName(one ?? '', other ?? '')))
    })
    .toBe(true)
  await main.getByRole('button', { name: 'Cu jackpot' }).click()
  await expect(main.getByRole('button', { name: 'Cu jackpot', pressed: true })).toBeVisible()
  await expect(main.getByText('200 de jocuri', { exact: true })).toHaveCount(0)
})

/** Title, number of games and link of every row with a page of its own. */
const linkedRows = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('link', { name: /^Vezi toate/ }) })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const heading = row.querySelector('h2')
        return {
          title: heading?.textContent ?? '',
          count: heading?.nextElementSibling?.textContent ?? '',
          href: [...row.querySelectorAll('header a')].at(-1)?.getAttribute('href') ?? '',
        }
      }),
    )

for (const path of ['/utilizator/jocurile-mele', '/cazinou-live/utilizator/jocurile-mele'])
  test(`CAT-04 RTE-17 every row of ${path} links to its own page with as many games as the row says`, async ({
    page,
  }) => {
    await logIn(page, 'victor.mare', { path })
    const parts = page.getByRole('main').locator('[data-slice], [data-player-row]')
    // Player rows load after the login state is known, each when it is near the viewport.
    await expect(async () => {
      // Empty lists take no space, so the browser scrolls itself.
      for (const part of await parts.all()) await part.evaluate((element) => element.scrollIntoView())
      expect(await page.getByRole('main').locator('[data-waiting]').count()).toBe(0)
      expect((await linkedRows(page)).length).toBeGreaterThan(4)
    }).toPass()
    const rows = await linkedRows(page)
    for (const { title, count, href } of rows) {
      expect(href, title).not.toBe(path)
      await page.goto(href)
      await whenPlayer(page)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(
        page.getByRole('main').getByText(new RegExp(`^${count} (de )?(joc(uri)?|masă|mese)$`)),
        title,
      ).toBeVisible()
      expect(title).toContain((await heading.textContent()) ?? 'none')
    }
  })
