import { expect, test, whenHydrated } from './support/test.ts'

test('UXP-02 a game in maintenance says so on its tile, in its details and on its page to play, without Play and without a launch', async ({
  page,
}) => {
  const launches: string[] = []
  page.on('request', (request) => {
    if (/\/sandbox\/play\/|session-token/.test(request.url())) launches.push(request.url())
  })
  await page.goto('/furnizori/silver-thimble')
  await whenHydrated(page)
  const tile = page.getByRole('main').getByRole('article').first()
  await expect(tile).toContainText('În mentenanță')
  await expect(tile.getByRole('link', { name: /^Joacă|^Demo/ })).toHaveCount(0)
  const link = tile.getByRole('link').first()
  const game = (await link.getAttribute('href'))?.split('/').at(-1)
  await link.click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Jocul este în mentenanță')).toBeVisible()
  await expect(details.getByRole('link', { name: /^Joacă|^Demo|^Intră în cont și joacă/ })).toHaveCount(0)

  for (const mode of ['demo', 'real']) {
    await page.goto(`/play/${game}/${mode}`)
    await expect(page.getByText('Jocul este în mentenanță')).toBeVisible()
  }
  expect(launches).toEqual([])
})
