import type { Page } from '@playwright/test'
import {
  accountLink,
  avatar,
  control,
  loginDialog,
  loginLink,
  logoutButton,
  notice,
  passwordOf,
  type Username,
  whenGuest,
  whenPlayer,
} from '../support/players.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

const WHO = 'ana.noua'

/** Logs in from the header, with the keyboard only. */
async function logInByKeys(page: Page, username: Username = WHO): Promise<void> {
  await tabTo(page, loginLink(page))
  await page.keyboard.press('Enter')
  const dialog = loginDialog(page)
  await expect(dialog.getByLabel('Nume de utilizator')).toBeFocused()
  await page.keyboard.type(username)
  await tabTo(page, dialog.getByLabel('Parola', { exact: true }))
  await page.keyboard.type(passwordOf(username))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await whenPlayer(page)
}

test.beforeEach(async ({ request, site }) => {
  await control({ request, site }, WHO, 'reset')
})

test('UXP-08 UXP-07 with the keyboard alone a player logs in, adds a favourite, finds it among their own games and logs out', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await logInByKeys(page)
  const tile = page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first()
  const link = tile.getByRole('heading').getByRole('link')
  await tabTo(page, link)
  const name = (await link.evaluate((element) => element.firstChild?.textContent)) ?? ''
  const heart = tile.getByRole('button', { name: `Favorit: ${name}` })
  await tabTo(page, heart)
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()

  // The menu is one Tab stop; arrows, Home and End move the focus in it.
  const menu = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  await tabTo(page, menu.locator('a:not([tabindex="-1"])'), 'Shift+Tab')
  await page.keyboard.press('Home')
  await expect(menu.getByRole('link', { name: 'Jocurile mele' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/utilizator/jocurile-mele')
  await expect(page.getByRole('heading', { level: 1, name: 'Jocurile mele' })).toBeVisible()
  const own = page.getByRole('list', { name: 'Preferatele mele' }).getByRole('article')
  await expect(own).toHaveCount(1)
  await tabTo(page, own.getByRole('heading').getByRole('link'))
  await expect(own).toContainText(name)

  await tabTo(page, avatar(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, logoutButton(page))
  await page.keyboard.press('Enter')
  await whenGuest(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(WHO)).toHaveCount(0)
})

test('UXP-08 MNU-10 with the keyboard alone a player logs in without losing the focus, opens the account and closes it with Escape', async ({
  page,
}) => {
  await page.goto('/pagina/termeni-si-conditii')
  await whenHydrated(page)
  await logInByKeys(page)
  await expect(page.locator('#account-area')).toBeFocused()
  const way = avatar(page, WHO)
  await tabTo(page, way)
  await page.keyboard.press('ArrowDown')
  await expect(accountLink(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(way).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(accountLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const account = page.getByRole('dialog', { name: 'Contul meu' })
  await expect(account.getByRole('heading', { name: 'Contul meu' })).toBeFocused()
  const inside = page.frameLocator('iframe[title="Contul meu"]')
  await expect(inside.getByRole('button', { name: 'Închide' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toHaveCount(0)
  await expect(way).toBeFocused()
})

test('UXP-08 BON-03 LCH-05 with the keyboard alone a player accepts a bonus, plays for money, and leaves the game', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'elena.bonus', 'reset')
  await page.goto('/joc/regina-nilului')
  await whenHydrated(page)
  await logInByKeys(page, 'elena.bonus')
  const offer = page.getByRole('dialog', { name: '25 de rotiri gratuite' })
  await expect(offer.locator(':focus')).toHaveCount(1)
  await tabTo(page, offer.getByRole('button', { name: 'Acceptă' }))
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Bonusul este al tău.')).toBeVisible()
  await expect(offer).toHaveCount(0)

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Joacă', exact: true }))
  await page.keyboard.press('Enter')
  // A loaded game has the focus.
  const frame = page.locator('iframe[title="Regina Nilului, joc pe bani reali"]')
  await expect(frame).toBeFocused()
  await expect(frame.contentFrame().getByText('64,20 lei')).toBeVisible()
  const spin = frame.contentFrame().getByRole('button', { name: 'Rotește' })
  await tabTo(page, spin)
  await page.keyboard.press('Space')
  await expect(frame.contentFrame().getByRole('status').first()).toContainText('Soldul este')

  await tabTo(page, page.getByRole('link', { name: /^Înapoi/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('dialog', { name: 'Ai terminat jocul' })
  await expect(summary.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)
  await expect(page).toHaveURL('/joc/regina-nilului')
})
