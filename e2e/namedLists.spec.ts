import type { Page } from '@playwright/test'
import { total } from './support/lists.ts'
import {
  arrange,
  five,
  giveList,
  gripNames,
  grips,
  nameList,
  names,
  openAddDialog,
  tileNames,
} from './support/ownLists.ts'
import { notice } from './support/players.ts'
import { devices, expect, forget, test } from './support/test.ts'

const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${name}`) })

for (const [device, options] of devices)
  test.describe(device, () => {
    test.use(options)

    test('FAV-07 a guest makes a list in a game’s details, renames it, deletes it, and brings it back with its game', async ({
      page,
    }) => {
      const dialog = await openAddDialog(page, 'diamant-40')
      await expect(dialog).toContainText('Listele rămân pe acest dispozitiv.')
      await dialog.getByRole('button', { name: 'Listă nouă' }).click()
      await nameList(dialog, '  ')
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Scrie un nume pentru listă.')
      await nameList(dialog, 'alese')
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/^Ai deja o listă cu acest nume/)
      await nameList(dialog, 'Seara')
      await expect(dialog.getByRole('checkbox', { name: 'Seara' })).toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Listă nouă' })).toBeFocused()
      await dialog.getByRole('link', { name: 'Vezi listele' }).click()

      await expect(page).toHaveURL('/liste')
      await expect(entry(page, 'Seara')).toContainText('1 joc')
      await entry(page, 'Seara').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Seara' })).toBeVisible()
      await expect.poll(() => tileNames(page)).toEqual(['Diamant 40'])

      await page.getByRole('main').getByRole('button', { name: 'Redenumește' }).click()
      await nameList(page.getByRole('dialog', { name: 'Redenumește' }), 'Sâmbăta seara', 'Păstrează')
      await expect(page.getByRole('heading', { level: 1, name: 'Sâmbăta seara' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Redenumește' })).toBeFocused()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Sâmbăta seara' })).toBeVisible()

      await page.getByRole('main').getByRole('button', { name: 'Șterge lista' }).click()
      await expect(page).toHaveURL('/liste')
      await expect(entry(page, 'Sâmbăta seara')).toHaveCount(0)
      const deleted = notice(page, 'Ai șters lista „Sâmbăta seara”.')
      await deleted.getByRole('button', { name: 'Anulează' }).click()
      await expect(entry(page, 'Sâmbăta seara')).toContainText('1 joc')
    })
  })

test('FAV-07 a game is taken out while the list is arranged, and a notice brings it back to its place', async ({
  page,
}) => {
  await page.goto(await giveList(page, 'Seara', five))
  await arrange(page)
  await page.getByRole('main').getByRole('button', { name: 'Scoate Arcul de Foc din listă' }).click()
  await expect(total(page)).toHaveText('4 jocuri')
  await notice(page, 'Ai scos Arcul de Foc din listă.').getByRole('button', { name: 'Anulează' }).click()
  await expect.poll(() => gripNames(page)).toEqual(names)
})

test('FAV-07 another tab’s change arrives, Back leads to the lists, and an address of no list says so', async ({
  page,
  context,
}) => {
  await giveList(page, 'Seara', five)
  await page.goto('/liste')
  await entry(page, 'Seara').click()
  await expect.poll(() => tileNames(page)).toEqual(names)
  const tab = await context.newPage()
  const dialog = await openAddDialog(tab, 'livada-de-aur')
  await dialog.getByRole('checkbox', { name: 'Seara' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Seara' })).toBeChecked()
  await expect.poll(() => tileNames(page)).toEqual(['Livada de Aur', ...names])
  await tab.close()
  await page.goBack()
  await expect(entry(page, 'Seara')).toContainText('6 jocuri')
  await page.goto('/liste?lista=alta')
  await expect(page.getByRole('main')).toContainText('Lista aceasta nu este pe acest dispozitiv.')
  await page.getByRole('main').getByRole('link', { name: 'Vezi listele' }).click()
  await expect(entry(page, 'Seara')).toBeVisible()
})

test('FAV-07 a blocked storage is told, and what was changed stays until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function setItem(this: Storage, key: string, text: string) {
      if (key === 'arama.lists') throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, text)
    }
  })
  const dialog = await openAddDialog(page, 'diamant-40')
  await dialog.getByRole('checkbox', { name: 'Alese' }).click()
  await expect(notice(page, /Browserul nu ne lasă să păstrăm liste/)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Alese' })).toBeChecked()
})

test('FAV-07 offline an open list can be read and put in order, which is kept', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(await giveList(page, 'Seara', five))
  // The first press asks for the messages of the site; cut off, they would complain.
  const messages = page.waitForResponse('**/webmessages*')
  await arrange(page)
  await page.getByRole('main').getByRole('button', { name: 'Gata' }).click()
  await messages
  await context.setOffline(true)
  const order = page.getByRole('main').getByRole('combobox', { name: 'Ordonează' })
  await order.selectOption('name')
  await expect.poll(() => tileNames(page)).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  await arrange(page)
  await grips(page).nth(4).click()
  await grips(page).nth(0).click()
  const moved = [names[4], ...names.slice(0, 4)]
  await expect.poll(() => gripNames(page)).toEqual(moved)
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => tileNames(page)).toEqual(moved)
  forget(complaints, /ERR_INTERNET_DISCONNECTED|^failed:|session: Error/)
})
