import { expect, phone, test, whenHydrated } from './support/test.ts'

const letters = 'Furnizori după prima literă'

test('CAT-10 providers are sorted A–Z, and every letter in the navigation has some', async ({ page }) => {
  await page.goto('/furnizori')
  await whenHydrated(page)
  const offered = await page.getByRole('navigation', { name: letters }).getByRole('link').allTextContents()
  expect(offered).toEqual(offered.toSorted())
  expect(offered).not.toContain('X')
  for (const letter of offered)
    await expect(
      page.getByRole('region', { name: letter, exact: true }).getByRole('article'),
    ).not.toHaveCount(0)
  const names = await page.getByRole('region', { name: 'S', exact: true }).getByRole('link').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['Salina Interactive', 'Șapte Văi']))
})

test('CAT-10 a press on a letter scrolls to its providers, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/furnizori')
  await whenHydrated(page)
  await page.getByRole('navigation', { name: letters }).getByRole('link', { name: 'S', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'S', exact: true })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test.describe('on a phone, without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('CAT-10 the letters are links that lead to their providers', async ({ page, complaints }) => {
    await page.goto('/furnizori')
    await page.getByRole('navigation', { name: letters }).getByRole('link', { name: 'M', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'M', exact: true })).toBeInViewport({ ratio: 1 })
    // Requests for scripts are aborted.
    expect(complaints.splice(0).filter((text) => !/^failed: .*\.js$/.test(text))).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('CAT-10 the providers with most games come first, and the letters stay at the edge of the view', async ({
    page,
  }) => {
    await page.goto('/furnizori')
    await whenHydrated(page)
    const most = page.getByRole('region', { name: 'Cu cele mai multe jocuri' })
    const counts = (await most.getByText(/\d+ (?:de )?jocuri/).allTextContents()).map(Number.parseFloat)
    expect(counts).toHaveLength(8)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    const last = page.getByRole('navigation', { name: letters }).getByRole('link').last()
    await expect(last).toBeInViewport({ ratio: 1 })
    await last.tap()
    await expect(page.getByRole('heading', { name: 'Z', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})
