import type { Page } from '@playwright/test'
import { total } from './support/lists.ts'
import {
  arrange,
  giveList,
  gripNames,
  grips,
  nameList,
  openAddDialog,
  tileNames,
} from './support/ownLists.ts'
import { notice } from './support/players.ts'
import { tabTo } from './support/tabTo.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${name}`) })

const five = ['diamant-40', 'regina-nilului', 'arcul-de-foc', 'comoara-dunarii', 'lupul-argintiu']
const names = ['Diamant 40', 'Regina Nilului', 'Arcul de Foc', 'Comoara Dunării', 'Lupul Argintiu']

for (const [device, options] of [
  ['on a phone', phone],
  ['at 1440 px', { viewport: { width: 1440, height: 900 } }],
] as const)
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

    test('FAV-06 two presses move a game: one takes it, the next says where to; it stays there after a reload', async ({
      page,
    }) => {
      await page.goto(await giveList(page, 'Seara', five))
      await arrange(page)
      await expect.poll(() => gripNames(page)).toEqual(names)
      await grips(page).nth(0).click()
      await expect(grips(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
      await grips(page).nth(2).click()
      const moved = [names[1], names[2], names[0], names[3], names[4]]
      await expect.poll(() => gripNames(page)).toEqual(moved)
      await page.getByRole('main').getByRole('button', { name: 'Gata' }).click()
      await expect.poll(() => tileNames(page)).toEqual(moved)
      await page.goto('/liste?lista=a1')
      await expect.poll(() => tileNames(page)).toEqual(moved)
      await expect(page.getByRole('combobox', { name: 'Ordonează' })).toHaveValue('mine')
      await page.getByRole('combobox', { name: 'Ordonează' }).selectOption('recommended')
      await expect.poll(() => tileNames(page)).toEqual(names)
    })
  })

test('FAV-06 the mouse drags a game to another place; Escape in the middle of that takes it back', async ({
  page,
}) => {
  await page.goto(await giveList(page, 'Seara', five))
  await arrange(page)
  const middleOf = async (at: number) => {
    const box = await grips(page).nth(at).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  async function drag(from: number, to: number) {
    const [start, end] = [await middleOf(from), await middleOf(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 8 })
  }
  await drag(0, 3)
  const moved = [names[1], names[2], names[3], names[0], names[4]]
  await expect.poll(() => gripNames(page)).toEqual(moved)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => gripNames(page)).toEqual(names)
  await expect(grips(page).nth(3)).toHaveAttribute('aria-pressed', 'false')
  await drag(0, 3)
  await page.mouse.up()
  await expect.poll(() => gripNames(page)).toEqual(moved)
  await page.reload()
  await expect.poll(() => tileNames(page)).toEqual(moved)
})

test('FAV-06 with the keyboard a game is taken, moved, put back and put down, and a status says where it is', async ({
  page,
}) => {
  await page.goto(await giveList(page, 'Seara', five))
  await whenHydrated(page)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Aranjează' }))
  await page.keyboard.press('Enter')
  await tabTo(page, grips(page).nth(0))
  const said = page.getByRole('main').getByRole('status')
  await page.keyboard.press('Space')
  await expect(said.filter({ hasText: 'Ai luat Diamant 40' })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(said.filter({ hasText: 'Diamant 40: locul 3 din 5.' })).toBeAttached()
  await expect(grips(page).nth(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(said.filter({ hasText: 'Diamant 40 este înapoi, pe locul 1.' })).toBeAttached()
  await expect(grips(page).nth(0)).toBeFocused()
  expect(await gripNames(page)).toEqual(names)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(said.filter({ hasText: 'Diamant 40 este pe locul 5 din 5.' })).toBeAttached()
  await expect(grips(page).nth(4)).toBeFocused()
  expect(await gripNames(page)).toEqual([...names.slice(1), names[0]])
})

test.describe('with a finger', () => {
  test.use(phone)

  test('FAV-06 a long press takes a game along, a quick one scrolls', async ({ page }) => {
    await page.goto(await giveList(page, 'Seara', five))
    await arrange(page)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const boxOf = async (at: number) => {
      const box = await grips(page).nth(at).boundingBox()
      return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 }
    }
    const [start, end] = [await boxOf(0), await boxOf(2)]
    await touch('touchStart', start)
    await expect(grips(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + 4 })
    const moved = [names[1], names[2], names[0], names[3], names[4]]
    await expect.poll(() => gripNames(page)).toEqual(moved)
    await touch('touchEnd')
    await expect(grips(page).nth(2)).toHaveAttribute('aria-pressed', 'false')

    await touch('touchStart', start)
    for (const up of [20, 60, 120]) await touch('touchMove', { x: start.x, y: start.y - up })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
    expect(await gripNames(page)).toEqual(moved)
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

test('FAV-07 500 games with long names: the list is searched, and the last one comes first by key', async ({
  page,
}) => {
  const answer = await page.request.get('/api/catalogue')
  const { hash } = (await answer.json()) as { hash: string }
  const text = await (await page.request.get(`/api/catalogue/${hash}`)).text()
  const codes = text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => (JSON.parse(line) as { games?: { code?: string[] } }).games?.code ?? [])
  await page.goto(await giveList(page, 'x'.repeat(40), codes.slice(0, 500)))
  await expect(total(page)).toHaveText('500 de jocuri')
  await arrange(page)
  await tabTo(page, grips(page).nth(0))
  await page.keyboard.press('End')
  await expect(page.locator('li[data-index="499"] [data-grip]')).toBeFocused()
  const last = (await page.locator('li[data-index="499"] [data-grip]').textContent()) ?? ''
  const name = last.replace(/^Mută (.*), locul .*$/, '$1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.locator('li[data-index="0"] [data-grip]')).toBeFocused()
  await expect(page.locator('li[data-index="0"]')).toContainText(name)
  await page.getByRole('main').getByRole('button', { name: 'Gata' }).click()
  await page.getByRole('button', { name: /^Filtre/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filtre' })
  await panel.getByRole('searchbox', { name: 'Caută în listă' }).fill(name)
  await panel.getByRole('button', { name: /^Vezi/ }).click()
  await expect.poll(async () => (await tileNames(page)).every((each) => each.includes(name))).toBe(true)
})
