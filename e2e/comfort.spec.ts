import type { Locator, Page } from '@playwright/test'
import { middleOf } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Joc responsabil' })
const quiet = (page: Page): Locator => sheet(page).getByRole('switch', { name: 'Mod liniștit' })

test.describe('on a phone', () => {
  test.use(phone)

  test('MNU-05 a guest registers from the menu of a phone', async ({ page }) => {
    await page.goto('/')
    await whenHydrated(page)
    await page.getByRole('button', { name: 'Meniu' }).tap()
    const register = page.getByRole('dialog').getByRole('link', { name: 'Înregistrare' })
    await register.tap()
    await expect(page).toHaveURL(/\/sandbox\/.*(?:register|inregistrare|cont)/)
  })

  for (const [name, path] of [
    ['Promoții', '/promotii'],
    ['Cazinou live', '/cazinou-live'],
    ['Despre noi', '/pagina/despre-noi'],
  ] as const)
    test(`MNU-05 UXP-01 the menu of a phone leads to ${name}, and Back to the page as it was left`, async ({
      page,
    }) => {
      await page.goto('/')
      await whenHydrated(page)
      const region = page.getByRole('region', { name: 'Colecții' })
      await region.scrollIntoViewIfNeeded()
      const top = async () => Math.round((await region.boundingBox())?.y ?? 0)
      let before = await top()
      const rests = async () => {
        const last = before
        before = await top()
        return before === last
      }
      await expect.poll(rests, { intervals: [500] }).toBe(true)
      await page.getByRole('button', { name: 'Meniu' }).tap()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name)
      await page.goBack()
      await expect(page).toHaveURL((url) => url.pathname === '/')
      await expect.poll(top).toBe(before)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goForward()
      await expect(page).toHaveURL((url) => url.pathname === path)
    })

  test('UXP-01 UXP-02 after a reload with the menu open a tile opens its details, and Back closes them', async ({
    page,
  }) => {
    await page.goto('/')
    await whenHydrated(page)
    await page.getByRole('button', { name: 'Meniu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await whenHydrated(page)
    const picture = page.getByRole('region', { name: 'Recomandate' }).locator('article img').first()
    const { x, y } = await middleOf(picture)
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/\/joc\//)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('CPL-03 safe play is two taps away on a phone, and Back closes it', async ({ page }) => {
    await page.goto('/categorii/populare')
    await whenHydrated(page)
    await page.getByRole('button', { name: 'Meniu' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Joc responsabil' }).tap()
    await expect(sheet(page).getByRole('link', { name: /Autoexcludere/ })).toBeVisible()
    await expect(sheet(page).getByRole('link', { name: /Ajutor/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/categorii\/populare$/)
  })

  for (const [name, path] of [
    ['Meniu', '/'],
    ['Caută', '/'],
    ['Filtre', '/toate-jocurile'],
  ] as const)
    for (const way of ['its button', 'Back', 'a tap beside it'] as const)
      test(`UXP-02 UXP-07 ${name}, closed by ${way} under a finger, gives the focus back`, async ({
        page,
      }) => {
        await page.goto(path)
        await whenHydrated(page)
        const opener = page.getByRole('button', { name, exact: true }).filter({ visible: true })
        await opener.tap()
        const panel = page.getByRole('dialog')
        await expect(panel).toBeVisible()
        if (way === 'its button') await panel.getByRole('button', { name: /^Închide/ }).tap()
        else if (way === 'Back') await page.goBack()
        // What covers the whole view has nothing beside it.
        else if (name === 'Caută') await page.keyboard.press('Escape')
        else await page.touchscreen.tap(8, 20)
        await expect(panel).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
})

test('CPL-03 UXP-14 quiet mode is one switch in the safe-play sheet; it holds after a reload and on the next page', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const open = page.getByRole('navigation').getByRole('button', { name: 'Joc responsabil' })
  await open.click()
  await expect(quiet(page)).not.toBeChecked()
  await quiet(page).click()
  await expect(quiet(page)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(open).toBeFocused()
  for (const path of ['/', '/jackpots']) {
    await page.goto(path)
    await whenHydrated(page)
    await page.mouse.move(40, 400)
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'quiet')
  }
  await open.click()
  await quiet(page).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-motion', 'quiet')
})

test('UXP-02 a double click on a tile opens its details, once', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  const picture = page.getByRole('region', { name: 'Recomandate' }).locator('article img').first()
  const { x, y } = await middleOf(picture)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  // As far apart as the two presses of a hand.
  await page.mouse.click(x, y)
  await page.waitForTimeout(150)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(150)
  await expect(page).toHaveURL(/\/joc\//)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await entries()).toBe(before + 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('COO-01 RTE-13 a visit leaves the id of the device and the locale, to this site only, and both stay', async ({
  page,
}) => {
  await page.goto('/')
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
    .toEqual(['device-id', 'locale'])
  const before = await cookies()
  for (const cookie of before) expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  await page.goto('/promotii')
  await whenHydrated(page)
  await page.mouse.move(40, 400)
  await page.mouse.move(60, 420)
  await page.waitForLoadState('networkidle')
  expect(await cookies()).toEqual(before)
})
