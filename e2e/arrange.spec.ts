import { total } from './support/lists.ts'
import { arrange, five, giveList, gripNames, grips, names, tileNames } from './support/ownLists.ts'
import { tabTo } from './support/tabTo.ts'
import { devices, expect, phone, test, whenHydrated } from './support/test.ts'

for (const [device, options] of devices)
  test.describe(device, () => {
    test.use(options)

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
