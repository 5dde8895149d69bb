import { test } from '../players/ownSite.ts'
import { total } from '../support/lists.ts'
import { press } from '../support/press.ts'
import { devices, expect } from '../support/test.ts'
import { expectLostLine, LIST, noFeedNote, rested, TABLE, tableOf, toTable } from './hub.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
  await toTable({ request, site }, TABLE, 'open')
})

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test('FIL-10 FIL-13 a table filter is inactive without the feed and says so, also after a reload; it applies from the feed’s first message', async ({
      page,
      request,
      site,
      complaints,
    }) => {
      await request.post(`${site}/sandbox/control/faults`, {
        data: { path: '/hub/negotiate', mode: 'error-503' },
      })
      await page.goto(LIST)
      await expect(tableOf(page, TABLE)).toBeVisible()
      await press(page.getByRole('button', { name: 'Mese deschise', pressed: false }))
      const waits = page
        .getByText('Neaplicat, nu știm acum starea meselor: Mese deschise.')
        .filter({ visible: true })
      const chosen = page.getByRole('group', { name: 'Filtre alese' })
      for (const again of [false, true]) {
        if (again) await page.reload()
        await expect(waits.first()).toBeVisible()
        await expect(total(page)).toHaveText('429 de mese')
        await expect(page.getByRole('button', { name: /^Filtre ?, 1 activ/ })).toBeVisible()
        await expect(chosen.getByRole('button', { name: /Mese deschise \(așteaptă\)/ })).toBeVisible()
        await expect(noFeedNote(page)).toBeVisible()
      }
      await press(page.getByRole('button', { name: /^Filtre/ }).first())
      const panel = page.getByRole('dialog', { name: 'Filtre' })
      await expect(panel.getByRole('button', { name: 'Aplică filtrele' })).toBeVisible()
      await page.goBack()

      await request.delete(`${site}/sandbox/control/faults`)
      await press(noFeedNote(page).locator('..').getByRole('button', { name: 'Reîncearcă' }))
      await expect(chosen.getByRole('button')).toHaveCount(0)
      await expect(total(page)).toHaveText(/^\d+ (de )?mese$/)
      await expect(total(page)).not.toHaveText('429 de mese')
      await expect(page.getByRole('button', { name: 'Mese deschise', pressed: true })).toBeVisible()
      await expect(waits).toHaveCount(0)
      expectLostLine(complaints)
    })

    test('LIV-04 UXP-15 the page of a language has as many tables as its chip says, and calls them tables', async ({
      page,
    }) => {
      await page.goto('/cazinou-live')
      const chip = page.getByRole('link', { name: /^Română: \d+ de mese deschise$/ })
      const [count] = /\d+/.exec((await chip.getAttribute('aria-label')) ?? '') ?? []
      await press(chip)
      await expect(page).toHaveURL(/\/cazinou-live\/toate-jocurile$/)
      await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(`${count} de mese`)
      await expect(page.getByRole('button', { name: 'În română', pressed: true })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/\d jocuri/)
    })
  })
