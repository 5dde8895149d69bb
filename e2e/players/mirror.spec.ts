import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addFault,
  avatar,
  balance,
  control,
  logIn,
  logOut,
  removeFaults,
  whenGuest,
  whenListening,
  whenPlayer,
} from '../support/players.ts'
import { press } from '../support/press.ts'
import { tabTo } from '../support/tabTo.ts'
import { devices, expect, forget, trackRequests, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'mihai.obisnuit'
const excluded = 'maria.pauza'
const PAGE = '/utilizator/oglinda'

test.use({ timezoneId: 'Europe/Bucharest' })

const main = (page: Page) => page.getByRole('main')
const start = (page: Page) => main(page).getByRole('button', { name: 'Pornește oglinda' })
const today = (page: Page) => main(page).getByRole('table').getByRole('row').last()
const fact = (page: Page, term: string | RegExp) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term) })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('arama.mirror'))

async function whenKept(page: Page): Promise<void> {
  await expect(fact(page, 'Zile văzute')).toContainText(/^Zile văzute1 din \d+$/)
}

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)
    const onPhone = device === '390 px'

    /** By the menu of the account, and on a phone by safe play. */
    async function findMirror(page: Page): Promise<void> {
      if (!onPhone) {
        await avatar(page, player).click()
        return page.getByRole('dialog', { name: 'Meniul contului' }).getByText('Oglinda mea').click()
      }
      await page.getByRole('button', { name: 'Meniu' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Joc responsabil' }).tap()
      await page.getByRole('dialog', { name: 'Joc responsabil' }).getByText('Oglinda mea').tap()
    }

    test(`UXP-26 CPL-03 a player finds the mirror, which is off, switches it on, sees what this device has seen and takes it along as a table, at ${device}`, async ({
      page,
      request,
      site,
    }) => {
      await control({ request, site }, player, 'reset')
      await logIn(page, player)
      await whenListening(page, player)
      await findMirror(page)
      await expect(page).toHaveURL(PAGE)
      await expect(page.getByRole('heading', { level: 1, name: 'Oglinda mea' })).toBeVisible()
      expect(await stored(page)).toBeNull()

      await press(start(page))
      await whenKept(page)
      await expect(main(page)).toContainText(/Numai ce s-a văzut pe acest dispozitiv, din \d+ \p{L}+ \d{4}/u)
      await expect(today(page)).toContainText('482,35482,35')
      await control({ request, site }, player, 'balance', { amount: -50.1 })
      await expect(today(page)).toContainText('482,35432,25')
      await expect(fact(page, 'Diferență')).toContainText('50,10 lei')
      expect(await stored(page)).not.toContain('mihai')

      const saved = page.waitForEvent('download')
      await press(main(page).getByRole('button', { name: 'Descarcă tabelul (CSV)' }))
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^oglinda-\d{4}-\d{2}-\d{2}\.csv$/)
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toMatch(
        /^\uFEFFZi;Timp în jocuri \(minute\);Primul sold văzut \(lei\);Ultimul sold văzut \(lei\)\r\n\d{4}-\d{2}-\d{2};0;482,35;432,25\r\n$/,
      )

      await press(main(page).getByRole('button', { name: 'Oprește și uită tot' }))
      await expect(start(page)).toBeVisible()
      expect(await stored(page)).toBeNull()
    })
  })

test('UXP-26 the time in a game for money is in the mirror, and stays on the device after a logout', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await page.clock.install()
  await logIn(page, player, { path: PAGE })
  await start(page).click()
  await whenKept(page)
  await page.goto('/play/regina-nilului/real')
  const game = page.frameLocator('iframe[title="Regina Nilului, joc pe bani reali"]')
  await expect(game.getByText('482,35 lei')).toBeVisible()
  // The time counts once the mirror's code has loaded.
  await expect(async () => {
    await page.clock.fastForward('00:16')
    expect(await stored(page)).toMatch(/"played":[1-9]/)
  }).toPass()
  // Each jump fires a timer once: run step by step, the clock would end requests that have begun meanwhile.
  for (const _ of ['half', 'whole']) await page.clock.fastForward('01:35')
  await page.goto(PAGE)
  await expect(fact(page, 'Timp în jocuri, luna aceasta')).toContainText('3 min')

  const summary = page.getByRole('dialog', { name: 'Ai terminat jocul' })
  await summary.getByRole('button', { name: 'Închide' }).click()
  await logOut(page)
  await whenGuest(page)
  expect(await stored(page)).not.toBeNull()
  await logIn(page, player, { path: PAGE })
  await expect(fact(page, 'Timp în jocuri, luna aceasta')).toContainText('3 min')
})

test('UXP-19 hidden money is neither shown nor kept, and not in the table that is taken along', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await logIn(page, player, { path: PAGE })
  await page.getByRole('button', { name: 'Ascunde soldul' }).click()
  await expect(balance(page)).toContainText('Sold ascuns')
  await start(page).click()
  await expect(main(page)).toContainText('Soldul este ascuns, așa că nu se păstrează')
  expect(await stored(page)).toBeNull()
  await page.getByRole('button', { name: 'Ascunde soldul' }).click()
  await whenKept(page)
  await page.getByRole('button', { name: 'Ascunde soldul' }).click()
  await expect(today(page)).toContainText(/0 min/)
  await expect(main(page)).not.toContainText(/\d,\d\d/)
})

test('while the gateway does not say whether the player has excluded themselves the page says so, and its retry helps', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await control({ request, site }, player, 'reset')
  for (const call of ['balances', 'clientOverview'])
    await addFault({ request, site }, { path: `/gateway/pams/api/v2/${call}`, mode: 'error-503' })
  await logIn(page, player, { path: PAGE })
  await expect(main(page)).toContainText('Nu știm acum dacă putem ține oglinda pentru tine.')
  await removeFaults({ request, site })
  await main(page).getByRole('button', { name: 'Reîncearcă' }).click()
  await start(page).click()
  await whenKept(page)
  forget(complaints, /503/)
})

test('AUT-14 nothing is kept of a player who has excluded themselves, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('arama.preferences', '{"mirror":true}'))
  await logIn(page, excluded, { path: PAGE })
  await expect(main(page)).toContainText('Aici nu ținem nimic')
  await whenIdle(page)
  expect(await stored(page)).toBeNull()
})

test('the preferences of another tab forget the mirror, here too, and the keyboard starts it again', async ({
  page,
  context,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await logIn(page, player, { path: PAGE })
  await tabTo(page, start(page))
  await page.keyboard.press('Enter')
  await whenKept(page)

  const other = await context.newPage()
  trackRequests(other)
  await other.goto('/pagina/contact')
  await other.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }).click()
  const panel = other.getByRole('dialog', { name: 'Preferințe' })
  await expect(panel).toBeVisible()
  // It keeps the balance too, once its code has loaded.
  await whenPlayer(other)
  await whenIdle(other)
  await panel.getByRole('button', { name: 'Uită oglinda' }).click()
  await expect(panel.getByText('Am uitat oglinda.')).toBeVisible()
  await expect(main(page)).toContainText('Încă nu s-a văzut nimic pe acest dispozitiv')
  await panel.getByRole('switch', { name: 'Oglinda mea' }).click()
  await expect(start(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
})
