import type { Locator, Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Joc responsabil' })
const quiet = (page: Page): Locator => sheet(page).getByRole('switch', { name: 'Mod liniștit' })

/** Links of the phone's menu, by name and address. */
const entries = [
  ['Promoții', '/promotii'],
  ['Cazinou live', '/cazinou-live'],
  ['Despre noi', '/pagina/despre-noi'],
] as const

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Meniu' }).tap()

/** Distance of the top of `element` from the top of the viewport, once it does not move. */
async function restingTop(page: Page, element: Locator): Promise<number> {
  const top = async () => Math.round((await element.boundingBox())?.y ?? 0)
  await whenIdle(page)
  let last = await top()
  const rests = async () => {
    const before = last
    last = await top()
    return before === last
  }
  await expect.poll(rests, { intervals: [100] }).toBe(true)
  return last
}

/** Ways to close a panel by touch; a panel that covers the whole viewport cannot be closed by a tap beside it. */
const ways: [string, (page: Page, name: string) => Promise<unknown>][] = [
  [
    'its button',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Închide/ })
        .tap(),
  ],
  ['Back', (page) => page.goBack()],
  [
    'a tap beside it',
    (page, name) => (name === 'Caută' ? page.keyboard.press('Escape') : page.touchscreen.tap(8, 20)),
  ],
]

test.describe('on a phone', () => {
  test.use(phone)

  test('MNU-05 UXP-01 the phone menu links to other pages, Back restores the page as it was left, and a guest registers from the menu', async ({
    page,
  }) => {
    await page.goto('/')
    await whenHydrated(page)
    const region = page.getByRole('region', { name: 'Colecții' })
    await region.scrollIntoViewIfNeeded()
    const before = await restingTop(page, region)
    const isAsLeft = async () => {
      await expect(page).toHaveURL((url) => url.pathname === '/')
      await expect.poll(async () => Math.round((await region.boundingBox())?.y ?? 0)).toBe(before)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    for (const [name, path] of entries) {
      await openMenu(page)
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name)
      await page.goBack()
      await isAsLeft()
      await page.goForward()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await page.goBack()
      await isAsLeft()
    }
    await openMenu(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Înregistrare' }).tap()
    await expect(page).toHaveURL(/\/sandbox\/.*(?:register|inregistrare|cont)/)
  })

  test('CPL-03 the self-test advises in the sheet, sends nothing, and leads back to the tools', async ({
    page,
  }) => {
    const session = page.waitForResponse(/\/platform\/api\/logged-in-player$/)
    await page.goto('/categorii/top-10')
    await whenHydrated(page)
    await openMenu(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Joc responsabil' }).tap()
    await sheet(page)
      .getByRole('button', { name: /^Autotest/ })
      .tap()
    const test = page.getByRole('dialog', { name: 'Autotest' })
    // The first interaction starts the session, which is not the test's request.
    await session
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    for (const name of [/^Am ascuns/, /^M-am întors/, /^Am mărit/])
      await test.getByRole('checkbox', { name }).tap()
    await test.getByRole('button', { name: 'Vezi răspunsul' }).tap()
    await expect(test.getByRole('status')).toContainText('Vorbește astăzi cu cineva')
    await expect(test.getByRole('link', { name: /0800/ })).toBeVisible()
    expect(sent).toEqual([])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /selfTest|Am ascuns/,
    )
    await test.getByRole('button', { name: 'Înapoi la unelte' }).tap()
    await expect(sheet(page).getByRole('link', { name: /Autoexcludere/ })).toBeVisible()
  })

  test('CPL-03 UXP-01 UXP-02 two taps open safe play on a phone, and Back closes it; after a reload with the menu open a tile opens its details, and Back closes them', async ({
    page,
  }) => {
    await page.goto('/categorii/top-10')
    await whenHydrated(page)
    await openMenu(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Joc responsabil' }).tap()
    await expect(sheet(page).getByRole('link', { name: /Autoexcludere/ })).toBeVisible()
    await expect(sheet(page).getByRole('link', { name: /Ajutor/ })).toBeVisible()
    const chat = sheet(page).getByRole('link', { name: /^Chat cu linia de ajutor/ })
    await expect(chat).toHaveAttribute('href', '/sandbox/helpline/chat')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/categorii\/top-10$/)

    await openMenu(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await whenHydrated(page)
    const { x, y } = await middleOf(page.getByRole('main').locator('article img').first())
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/\/joc\//)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/categorii\/top-10$/)
  })

  test('UXP-02 UXP-07 on touch devices menu, search and filters return the focus when their button, Back or a tap beside them closes them', async ({
    page,
  }) => {
    await page.goto('/categorii/populare')
    await whenHydrated(page)
    for (const name of ['Meniu', 'Caută', 'Filtre']) {
      const opener = page.getByRole('button', { name, exact: true }).filter({ visible: true })
      for (const [way, close] of ways) {
        await opener.tap()
        await expect(page.getByRole('dialog')).toBeVisible()
        await close(page, name)
        await expect(page.getByRole('dialog'), `${name} by ${way}`).toHaveCount(0)
        await expect(opener, `${name} by ${way}`).toBeFocused()
      }
    }
  })
})

test('CPL-03 UXP-14 one switch in the safe-play sheet turns quiet mode on, also after a reload and on the next page', async ({
  page,
}) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  const open = page.getByRole('navigation').getByRole('button', { name: 'Joc responsabil' })
  await open.click()
  await expect(quiet(page)).not.toBeChecked()
  await quiet(page).click()
  await expect(quiet(page)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(open).toBeFocused()
  for (const path of ['/turnee', '/promotii']) {
    await page.goto(path)
    await whenHydrated(page)
    await page.mouse.move(40, 400)
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'quiet')
  }
  await open.click()
  await quiet(page).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-motion', 'quiet')
})

test('UXP-02 UXP-01 a double click on a tile opens its details once, and so does a press right after Back', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const picture = page.getByRole('region', { name: 'Recomandate' }).locator('article img').first()
  const { x, y } = await middleOf(picture)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  // The interval between two clicks of a person.
  await page.mouse.click(x, y)
  await page.waitForTimeout(100)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(100)
  await expect(page).toHaveURL(/\/joc\//)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await entries()).toBe(before + 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // So soon that the browser counts it as the second click of a double click.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('COO-01 RTE-13 a visit sets persistent cookies for device id and locale, for this site only', async ({
  page,
}) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  const cookies = async () =>
    (await page.context().cookies()).map(({ name, value, sameSite, path }) => ({
      name,
      value,
      sameSite,
      path,
    }))
  await expect
    .poll(async () => {
      await page.mouse.move(40 + Math.random() * 40, 400)
      return (await cookies()).map(({ name }) => name).sort()
    })
    // Every flow begins with an answer about consent.
    .toEqual(['consent', 'device-id', 'locale'])
  const before = await cookies()
  for (const cookie of before) expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  await page.goto('/promotii')
  await whenHydrated(page)
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await whenIdle(page)
  expect(await cookies()).toEqual(before)
})
