import type { Page } from '@playwright/test'
import { banner, control, logIn, whenListening } from '../support/players.ts'
import { expect, phone } from '../support/test.ts'
import { test } from './ownSite.ts'

const message = (page: Page, name: string) => page.getByRole('dialog', { name })

test('NTF-03 UXP-11 a thousand notifications are one row of the list that counts them all, and no snackbar', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'ana.noua', 'reset')
  await logIn(page, 'ana.noua', { path: '/pagina/termeni-si-conditii' })
  await whenListening(page, 'ana.noua')
  const send = () =>
    request.post(`${site}/sandbox/control/notifications/ana.noua`, { data: { type: 'BALANCE' } })
  for (let sent = 0; sent < 1000; sent += 50) await Promise.all(Array.from({ length: 50 }, send))
  await banner(page).getByRole('button', { name: 'Notificări, 1 nouă' }).click()
  const list = message(page, 'Notificări').getByRole('listitem')
  await expect(list).toHaveCount(1)
  await expect(list).toContainText('Soldul tău s-a schimbat de 1.000 de ori')
  await expect(page.getByRole('region', { name: 'Notificări' }).getByRole('listitem')).toHaveCount(0)
})

for (const [width, use] of [
  ['a phone', phone],
  ['a desk', {}],
] as const) {
  test.describe(`on ${width}`, () => {
    test.use(use)

    test('MFE-01 UXP-11 micro-frontends draw the notice and the list of notifications where the toggle says so', async ({
      page,
      request,
      site,
    }) => {
      await page.route('**/api/feature-toggles', (route) =>
        route.fulfill({ json: { featureToggle: ['micro-frontend-notifications'] } }),
      )
      await control({ request, site }, 'ana.noua', 'reset')
      await logIn(page, 'ana.noua', { path: '/pagina/termeni-si-conditii' })
      await whenListening(page, 'ana.noua')
      await request.post(`${site}/sandbox/control/notifications/ana.noua`, { data: { type: 'BALANCE' } })
      const told = page.getByRole('region', { name: 'Notificări' }).filter({ hasText: '1 notificare nouă' })
      await told.getByRole('button', { name: 'Vezi' }).click()
      const hub = message(page, 'Notificări').frameLocator('iframe')
      await expect(hub.getByText('Soldul tău s-a schimbat')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(message(page, 'Notificări')).toHaveCount(0)
      await expect(told).toHaveCount(0)
    })
  })
}
