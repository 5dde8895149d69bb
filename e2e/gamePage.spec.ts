import { expect, phone, test, whenHydrated } from './support/test.ts'

const PLAY = 'Intră în cont și joacă'

test('DET-07 the page of a game has Play and Demo in the first view; from 1024 px on the facts are beside the art', async ({
  page,
}) => {
  await page.goto('/joc/diamant-40')
  await whenHydrated(page)
  const main = page.getByRole('main')
  const play = main.getByRole('link', { name: PLAY })
  const areInView = async () => {
    await expect(play).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: 'Demo' })).toBeInViewport({ ratio: 1 })
  }
  await areInView()

  await page.setViewportSize({ width: 1024, height: 768 })
  const art = await main.getByRole('img').or(main.locator('img')).first().boundingBox()
  const facts = await main.getByText('Câștig maxim').boundingBox()
  expect(facts?.x).toBeGreaterThan((art?.x ?? 0) + (art?.width ?? 0))
  expect(facts?.y).toBeLessThan((art?.y ?? 0) + (art?.height ?? 0))

  await page.setViewportSize({ width: 390, height: 844 })
  await areInView()
  await play.click()
  await expect(page).toHaveURL(/\/play\/diamant-40\/real$/)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('DET-07 Play stays above the tab bar while the visitor scrolls a game’s page', async ({ page }) => {
    await page.goto('/joc/marea-aventura')
    await whenHydrated(page)
    const play = page.getByRole('main').getByRole('link', { name: PLAY })
    const description = page.getByRole('button', { name: 'Descriere' })
    await description.scrollIntoViewIfNeeded()
    await expect(play).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('navigation', { name: 'Navigare rapidă' }).boundingBox()
    const box = await play.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await play.tap()
    await expect(page).toHaveURL(/\/play\/marea-aventura\/real$/)
  })
})

test('UXP-21 LCH-05 the hero’s button for real play, with the editors’ text, leads a visitor to the login', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const hero = page.getByRole('region', { name: 'Noutăți și promoții' })
  await hero.getByRole('link', { name: 'Joacă acum' }).first().click()
  await expect(page).toHaveURL(/\/play\/regina-nilului\/real$/)
  await expect(page.getByRole('dialog', { name: 'Intră în cont' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('DET-07 below the facts are games that share most with this one; each leads to its page', async ({
  page,
}) => {
  await page.goto('/joc/regina-nilului')
  await whenHydrated(page)
  const related = page.getByRole('region', { name: 'Jocuri asemănătoare' })
  await related.scrollIntoViewIfNeeded()
  await expect(related.getByRole('link', { name: 'Regina Nilului', exact: true })).toHaveCount(0)
  const first = related.getByRole('article').first().getByRole('link').first()
  const href = (await first.getAttribute('href')) ?? ''
  await first.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1, name: 'Regina Nilului' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Regina Nilului' })).toBeVisible()
})
