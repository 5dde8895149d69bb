import type { Page } from '@playwright/test'
import { logIn, whenPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'

/** Scrolls through the page and collects the games that come, until none is new at its end. */
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

test('FAV-01 UXP-04 RTE-17 every one of 200 favourites stands at their address, which has an order and filters; the row of my games leads there', async ({
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
  await expect(main.getByText(/^Lista este filtrată: \d+ din 200 de jocuri/)).toBeVisible()
  await expect(main.getByText('200 de jocuri', { exact: true })).toHaveCount(0)
})

/** Every row of a page that leads on: its title, how many games it says there are, and where to. */
const rowsThatLeadOn = (page: Page) =>
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
  test(`CAT-04 RTE-17 every row of ${path} leads to a page of its own with as many games as the row says`, async ({
    page,
  }) => {
    await logIn(page, 'victor.mare', { path })
    const parts = page.getByRole('main').locator('[data-slice], [data-player-row]')
    // Rows of a player come when the login has reached the page, each when it is near.
    await expect(async () => {
      for (const part of await parts.all()) await part.scrollIntoViewIfNeeded()
      expect(await page.getByRole('main').locator('[data-waiting]').count()).toBe(0)
      expect((await rowsThatLeadOn(page)).length).toBeGreaterThan(4)
    }).toPass()
    const rows = await rowsThatLeadOn(page)
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
