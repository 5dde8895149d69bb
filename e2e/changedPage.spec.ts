import { expect, test, whenHydrated } from './support/test.ts'

test('a page whose HTML was changed before hydration is rendered again with its styles, and works', async ({
  page,
  complaints,
}) => {
  await page.route('**/furnizori', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const changed = html.replace(/(<h1[^>]*>)[^<]+/, '$1Providers')
    expect(changed).not.toBe(html)
    await route.fulfill({ response, body: changed })
  })
  await page.goto('/furnizori')
  await whenHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furnizori')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /jocuri/ })
      .first(),
  ).toBeVisible()
  const look = await page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body)
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return { fontFamily, backgroundColor }
  })
  expect(look.fontFamily).toContain('Onest')
  expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: 'Caută' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // React reports a hydration mismatch; no request was refused.
  expect(complaints.filter((line) => !line.includes('#418'))).toEqual([])
  complaints.splice(0)
})
