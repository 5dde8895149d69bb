import { logIn, whenPlayer } from '../support/players.ts'
import { tabTo } from '../support/tabTo.ts'
import { devices, expect } from '../support/test.ts'
import { test } from './ownSite.ts'

for (const [device, screen] of devices)
  test.describe(device, () => {
    test.use(screen)

    test('UXP-05 UXP-07 UXP-08 a player finds a game by a sentence, takes a surprise and reads the jackpots with the keyboard alone', async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: '/toate-jocurile' })
      await page.keyboard.press('/')
      const search = page.getByRole('dialog', { name: 'Caută' })
      await expect(search.getByRole('combobox')).toBeFocused()
      await page.keyboard.type('comori cu dublaj')
      await expect(search.getByRole('list', { name: 'Ce am înțeles' }).getByRole('listitem')).toHaveText([
        'Dublaj',
      ])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/joc\//)
      await page.keyboard.press('Escape')
      await expect(search.getByRole('combobox')).toHaveValue('comori cu dublaj')
      // It closes the list, the text, the panel.
      for (let layer = 0; layer < 3; layer += 1) await page.keyboard.press('Escape')
      await expect(search).toHaveCount(0)

      await tabTo(page, page.getByRole('button', { name: 'Surprinde-mă' }))
      await page.keyboard.press('Enter')
      const surprise = page.getByRole('dialog', { name: 'O surpriză' })
      await expect(surprise).toContainText(/La întâmplare, din [\d.]+ (de )?jocuri/)
      await page.keyboard.press('Escape')
      await expect(surprise).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Surprinde-mă' })).toBeFocused()

      await page.goto('/jackpots')
      await whenPlayer(page)
      await page.keyboard.press('Tab')
      await expect(page.getByText('Sume primite').first().locator('xpath=..')).toContainText('chiar acum')
    })
  })
