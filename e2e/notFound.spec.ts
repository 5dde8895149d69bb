import { expect, phone, test, whenHydrated } from './support/test.ts'

/** The browser logs the 404 of the document. */
const expected = (complaints: string[]) =>
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([])

test('ERR-02 an unknown address offers a search that opens by mouse, and three popular games', async ({
  page,
  complaints,
}) => {
  await page.goto('/nu-exista')
  await whenHydrated(page)
  const main = page.getByRole('main')
  const games = main.getByRole('region', { name: 'Jocuri populare' })
  await expect(games.getByRole('article')).toHaveCount(3)
  await main.getByRole('button', { name: 'Caută un joc…' }).click()
  const panel = page.getByRole('dialog', { name: 'Caută' })
  await panel.getByRole('combobox').fill('diamant 40')
  await expect(panel.getByRole('option', { name: /Diamant 40/ }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Închide' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina nu a fost găsită')
  await games.getByRole('article').first().click()
  await expect(page).toHaveURL(/\/joc\//)
  expected(complaints)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('ERR-02 an unknown address offers a search that opens by touch', async ({ page, complaints }) => {
    await page.goto('/categorii/nu-exista')
    await whenHydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Caută un joc…' }).tap()
    const panel = page.getByRole('dialog', { name: 'Caută' })
    await expect(panel.getByRole('combobox')).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('region', { name: 'Jocuri populare' }).getByRole('article')).toHaveCount(3)
    expected(complaints)
  })
})
