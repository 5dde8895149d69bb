import { logIn } from './support/players.ts'
import { expect, phone, test } from './support/test.ts'

test.use(phone)

test('UXP-01 UXP-02 the row of a new player invites to the search: a tap opens it, Back closes it, and the row stays', async ({
  page,
}) => {
  await logIn(page, 'ana.noua')
  const button = page.getByRole('main').getByRole('button', { name: 'Caută un joc' })
  await expect(button).toHaveCount(1)
  await button.scrollIntoViewIfNeeded()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.tap()
  const search = page.getByRole('dialog', { name: 'Caută' })
  await expect(search.getByRole('combobox')).toBeVisible()
  await page.goBack()
  await expect(search).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(button).toBeInViewport()
  await expect(button).toBeFocused()
})
