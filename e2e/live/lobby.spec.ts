import { test } from '../players/ownSite.ts'
import { press } from '../support/press.ts'
import { devices, expect, whenHydrated } from '../support/test.ts'
import { hubNow, LIST, rested, TABLE, tableOf, tileOf, toTable } from './hub.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
})

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test('LIV-01 LIV-03 LIV-05 LIV-10 a tile of the live lobby shows dealer, bets, language and free seats; a visitor who watches a full table gets one snackbar with a link when a seat is free', async ({
      page,
      request,
      site,
    }) => {
      const to = (action: 'open' | 'close' | 'fill' | 'free') => toTable({ request, site }, TABLE, action)
      await to('open')
      const free = await to('free')
      const { tables } = await hubNow({ request, site })
      const table = tables.find(({ ImsGameCode }) => ImsGameCode === TABLE)
      await page.goto(LIST)
      const [tile, link] = [tileOf(page, TABLE), tableOf(page, TABLE)]
      await expect(link).toHaveAccessibleName(/Masă deschisă, \d locuri? liber/)
      const seats = Object.values(free.SeatsAvailability ?? table?.SeatsAvailability ?? {})
      expect(seats.length).toBeGreaterThan(0)
      await expect(tile).toContainText(`Dealer: ${table?.Dealer?.DealerName}`)
      await expect(tile).toContainText(table?.Language?.toUpperCase() ?? '')
      await expect(tile).toContainText('lei')

      await to('close')
      await expect(link).toHaveAccessibleName(/Masă închisă/)
      await expect(tile.getByText('Închis', { exact: true })).toBeVisible()
      await expect(tile.getByRole('link', { name: /^Joacă/ })).toHaveCount(0)
      await to('open')
      await to('free')
      await expect(link).toHaveAccessibleName(/Masă deschisă/)
      await to('fill')
      await expect(link).toHaveAccessibleName(/Masă plină/)

      await press(tile.getByRole('button', { name: /^Anunță-mă când se eliberează un loc/ }))
      await expect(tile.getByRole('button', { name: /^Te anunțăm/ })).toBeVisible()
      // The watched table is kept on all pages.
      const sections = page.getByRole('navigation').getByRole('link', { name: /^Promoții/ })
      await sections.filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/promotii$/)
      const notices = page.getByRole('region', { name: 'Notificări' }).getByRole('listitem')
      const notice = notices.filter({ hasText: 'S-a eliberat un loc' })
      await to('free')
      await expect(notice).toHaveCount(1)
      await to('fill')
      await to('free')
      await expect(notice).toHaveCount(1)
      await press(notice.getByRole('button', { name: 'Joacă' }))
      await expect(page).toHaveURL(new RegExp(`/play/${TABLE}/real$`))
    })

    test('LIV-04 FIL-10 a language of the lobby leads to its tables, which follow the feed; a Romanian blackjack with a free seat up to 25 lei is four presses away', async ({
      page,
      request,
      site,
    }) => {
      await toTable({ request, site }, TABLE, 'open')
      const { tables } = await hubNow({ request, site })
      const open = tables.filter(({ Language, Status }) => Language === 'ro' && Status === 'online').length
      await page.goto('/cazinou-live')
      await press(page.getByRole('link', { name: new RegExp(`^Română: ${open} `) }))
      await expect(page).toHaveURL(/\/cazinou-live\/toate-jocurile$/)
      await expect(page.getByRole('button', { name: 'În română', pressed: true })).toBeVisible()
      await expect(tileOf(page, TABLE)).toBeVisible()
      await expect(page.getByRole('article').filter({ hasText: /Limba mesei: EN/ })).toHaveCount(0)

      await page.goBack()
      // The list has the same link, which would keep the language filter.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cazinou live')
      await press(page.getByRole('main').getByRole('link', { name: 'Blackjack', exact: true }).first())
      await expect(page).toHaveURL(/\/categorii\/blackjack$/)
      await press(page.getByRole('button', { name: 'Cu loc liber', pressed: false }))
      await expect(page).toHaveURL(/\/cazinou-live\/toate-jocurile$/)
      await press(page.getByRole('button', { name: 'În română', pressed: false }))
      await press(page.getByRole('button', { name: 'Până la 25 lei', pressed: false }))
      await expect(page.getByRole('button', { name: 'Până la 25 lei', pressed: true })).toBeVisible()
      const shown = page.getByRole('list', { name: 'Toate mesele live' }).getByRole('article')
      await expect(shown.first()).toBeVisible()
      // The feed's first message filters the list.
      await expect(async () => {
        const codes = await shown
          .locator('h3 a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/joc/', '')))
        expect(codes.length).toBeGreaterThan(0)
        for (const code of codes) {
          const table = tables.find(({ ImsGameCode }) => ImsGameCode === code)
          expect(table?.Language, code).toBe('ro')
          expect(Object.values(table?.SeatsAvailability ?? {}), code).toContain(true)
          if (table?.Limits) expect(table.Limits.Min, code).toBeLessThanOrEqual(25)
        }
      }).toPass()
    })
  })

test('LIV-10 a visitor watches at most three tables at a time, and a message refuses the fourth', async ({
  page,
  request,
  site,
}) => {
  const { tables } = await hubNow({ request, site })
  await page.goto(LIST)
  const shown = await page
    .locator('main h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice('/joc/'.length) ?? ''))
  const four = shown.filter((code) => tables.some(({ ImsGameCode }) => ImsGameCode === code)).slice(0, 4)
  for (const code of four) await toTable({ request, site }, code, 'close')
  for (const code of four)
    await tileOf(page, code)
      .getByRole('button', { name: /^Anunță-mă/ })
      .click()
  const notices = page.getByRole('region', { name: 'Notificări' }).getByRole('listitem')
  await expect(notices.filter({ hasText: 'Poți aștepta cel mult trei mese.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Te anunțăm/ })).toHaveCount(3)
  await tileOf(page, four[0] ?? '')
    .getByRole('button', { name: /^Te anunțăm/ })
    .click()
  await expect(page.getByRole('button', { name: /^Te anunțăm/ })).toHaveCount(2)
})

test('DET-02 LIV-03 LIV-11 the details of a live game, over a page and as a page, show dealer and free seats; a list filtered by the feed does not change under the mouse and says how many changes are pending', async ({
  page,
  request,
  site,
}) => {
  const to = (action: 'open' | 'close' | 'fill' | 'free') => toTable({ request, site }, TABLE, action)
  await to('open')
  await to('fill')
  const { tables } = await hubNow({ request, site })
  const dealer = tables.find(({ ImsGameCode }) => ImsGameCode === TABLE)?.Dealer?.DealerName ?? ''
  await page.goto(LIST)
  await whenHydrated(page)
  await tableOf(page, TABLE).click()
  const details = page.getByRole('dialog', { name: 'Blackjack VIP' })
  await expect(details.getByRole('definition').filter({ hasText: dealer })).toBeVisible()
  await expect(details.getByRole('definition').filter({ hasText: 'Masă plină' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  await to('free')
  await page.getByRole('button', { name: 'Mese deschise', pressed: false }).click()
  await expect(page.getByRole('button', { name: 'Mese deschise', pressed: true })).toBeVisible()
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  // The feed has filtered the list.
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).not.toContainText('429')
  await tileOf(page, TABLE).hover()
  await to('close')
  await expect(page.getByText('O schimbare așteaptă')).toBeVisible()
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă închisă/)
  await page.getByRole('button', { name: 'Arată', exact: true }).click()
  await expect(tableOf(page, TABLE)).toHaveCount(0)
  await to('open')
  await page.mouse.move(5, 5)
  await expect(tableOf(page, TABLE)).toBeVisible()
  await expect(page.getByText(/schimb.* așteaptă/)).toHaveCount(0)

  await page.goto(`/joc/${TABLE}`)
  await expect(page.getByRole('definition').filter({ hasText: dealer })).toBeVisible()
  await to('free')
  await expect(page.getByRole('definition').filter({ hasText: /liber/ })).toBeVisible()
})
