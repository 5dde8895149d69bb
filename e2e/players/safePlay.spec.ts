import type { Page } from '@playwright/test'
import { balance, control, logIn, whenListening } from '../support/players.ts'
import { expect } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'victor.mare'
const casual = 'mihai.obisnuit'
const PAGE = '/pagina/termeni-si-conditii'

const session = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Sesiunea ta' })

test('CPL-03 UXP-19 the safe-play sheet says how long the session lasts and what the balance did since the login, also after a reload; a hidden balance stays hidden', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, player, 'reset')
  await logIn(page, player, { path: PAGE })
  await whenListening(page, player)
  await expect(balance(page)).toContainText('128.450,00 lei')
  await control({ request, site }, player, 'balance', { amount: -50 })
  await expect(balance(page)).toContainText('128.400,00 lei')
  const opener = page.getByRole('button', { name: 'Joc responsabil' })
  await opener.click()
  await expect(session(page)).toContainText('Timp de la intrarea în cont')
  await expect(session(page)).toContainText('-50,00 lei')

  await page.reload()
  await expect(session(page)).toContainText('-50,00 lei')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ascunde soldul' }).click()
  await expect(balance(page)).toContainText('Sold ascuns')
  await opener.click()
  await expect(session(page)).toContainText('Ascunsă, ca soldul')
  await expect(session(page)).not.toContainText('lei')
})

const game = (page: Page) => page.frameLocator('iframe[title="Regina Nilului, joc pe bani reali"]')

test('UXP-11 an offer that comes during a game waits behind a badge in its bar; a press lists it', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, casual, 'reset')
  await logIn(page, casual, { path: '/joc/regina-nilului' })
  await page.getByRole('link', { name: 'Joacă', exact: true }).click()
  await expect(game(page).getByText('Sold', { exact: true })).toBeVisible()
  await control({ request, site }, casual, 'messages', { type: 'bonus:2' })
  const badge = page.getByRole('button', { name: /^Notificări, \d/ })
  await expect(badge).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await badge.click()
  const list = page.getByRole('dialog', { name: 'Notificări' })
  await expect(list.getByRole('button', { name: /Banii înapoi au sosit/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(page.locator('iframe')).toBeVisible()
})
