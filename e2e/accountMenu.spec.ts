import type { Locator, Page } from '@playwright/test'
import { accountLink, avatar, logIn } from './support/players.ts'
import { expect, phone, test, whenIdle } from './support/test.ts'

const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Meniul contului' })
const ownGames = (page: Page): Locator => menu(page).getByRole('link', { name: 'Jocurile mele' })
const bar = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Ești offline' })

/** A tablet, upright. */
const tablet = { ...phone, viewport: { width: 820, height: 1180 } }

test.describe('by touch at 820 px', () => {
  test.use(tablet)

  test('MNU-05 UXP-01 a tap on the avatar opens the account’s menu within the window, and a tap on a link leads on', async ({
    page,
  }) => {
    await logIn(page, 'mihai.obisnuit', { path: '/turnee' })
    await expect(menu(page)).toHaveCount(0)
    await avatar(page).tap()
    await expect(menu(page)).toBeVisible()
    await expect(avatar(page)).toHaveAttribute('aria-expanded', 'true')
    const box = await menu(page).boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    for (const entry of await menu(page).locator('a, button').all())
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await ownGames(page).tap()
    await expect(page).toHaveURL(/\/utilizator\/jocurile-mele$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jocurile mele')
    await expect(menu(page)).toHaveCount(0)
  })

  test('MNU-05 UXP-01 two quick taps on the avatar open the menu and close it; the next one opens it', async ({
    page,
  }) => {
    await logIn(page, 'mihai.obisnuit', { path: '/turnee' })
    await avatar(page).tap()
    await avatar(page).tap()
    await expect(menu(page)).toHaveCount(0)
    await whenIdle(page)
    await expect(menu(page)).toHaveCount(0)
    await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false')
    await avatar(page).tap()
    await expect(accountLink(page)).toBeVisible()
  })

  test('UXP-17 offline the avatar still opens the menu; a pressed link shows the offline bar and leads on once online', async ({
    page,
    complaints,
  }) => {
    await logIn(page, 'mihai.obisnuit', { path: '/turnee' })
    await whenIdle(page)
    await page.context().setOffline(true)
    await avatar(page).tap()
    await ownGames(page).tap()
    await expect(bar(page)).toBeVisible()
    await expect(page).toHaveURL(/\/turnee$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turnee')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Reîncearcă' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jocurile mele')
    await expect(bar(page)).toHaveCount(0)
    complaints.splice(0)
  })
})

test.describe('by touch at 390 px', () => {
  test.use(phone)

  test('MNU-05 the header has no avatar, and the phone’s menu has the account and the way out', async ({
    page,
  }) => {
    await logIn(page, 'mihai.obisnuit', { path: '/turnee' })
    await expect(avatar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Meniu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Meniu' })
    await expect(sheet.getByRole('link', { name: 'Contul meu' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Ieși din cont' })).toBeVisible()
  })
})
