import { control, logIn, whenListening } from '../support/players.ts'
import { expect } from '../support/test.ts'
import { test } from './ownSite.ts'

const PAGE = '/pagina/termeni-si-conditii'

test('UXP-14 MNU-07 quiet mode hides badges, as its switch says; turning it off shows them again', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'victor.mare', 'reset')
  await logIn(page, 'victor.mare', { path: PAGE })
  await whenListening(page, 'victor.mare')
  const promotions = page
    .getByRole('navigation', { name: 'Secțiuni' })
    .getByRole('link', { name: /^Promoții/ })
  await control({ request, site }, 'victor.mare', 'bonuses')
  const offer = page.getByRole('dialog', { name: '20 de rotiri gratuite' })
  await offer.getByRole('button', { name: 'Acceptă' }).click()
  await expect(offer).toHaveCount(0)
  await expect(promotions).toHaveAccessibleName(/activ/)

  const quiet = page.getByRole('switch', { name: 'Mod liniștit' })
  const open = page.getByRole('navigation').getByRole('button', { name: 'Joc responsabil' })
  await open.click()
  await expect(quiet).toHaveAccessibleDescription(/insignele/)
  await quiet.click()
  await page.keyboard.press('Escape')
  await expect(promotions).toHaveAccessibleName('Promoții')
  await open.click()
  await quiet.click()
  await page.keyboard.press('Escape')
  await expect(promotions).toHaveAccessibleName(/activ/)
})
