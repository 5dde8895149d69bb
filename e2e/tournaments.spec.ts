import { expect, test, whenHydrated } from './support/test.ts'

test('PRO-05 the tournaments of the day have cards, which lead to leaderboard, prizes, rules and games', async ({
  page,
}) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  await expect(page.getByRole('article', { name: /^Premii de sezon/ })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Seară de poveste' })).toHaveCount(0)
  await page.getByRole('article').getByRole('link', { name: 'Turneul castelului' }).click()
  await expect(page).toHaveURL('/promotii/turneul-castelului')
  const board = page.getByRole('table')
  await expect(board.getByRole('row')).toHaveCount(11)
  await expect(page.getByText(/^Actualizat la \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Arată tot clasamentul' }).click()
  await expect(board.getByRole('row')).toHaveCount(101)
  await page.getByRole('button', { name: 'Arată primele zece locuri' }).click()
  await expect(board.getByRole('row')).toHaveCount(11)
  for (const name of ['Premii', 'Reguli', 'Jocurile turneului'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/^Locul tău|^Încă nu ești/)).toHaveCount(0)
})
