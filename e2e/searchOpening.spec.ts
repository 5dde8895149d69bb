import type { Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

/** A short page: the search is the same on every page. */
const PAGE = '/turnee'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Caută' })
const fieldOf = (page: Page) => panelOf(page).getByRole('combobox')
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Caută un joc…' })

/** The panel of a first visit has the logos of popular providers, also of those out of view. */
async function logosAreThere(page: Page): Promise<void> {
  const plates = panelOf(page).getByRole('listitem').locator('a[href^="/furnizori/"]')
  await expect(plates).toHaveCount(8)
  const empty = () =>
    plates.evaluateAll((all) =>
      all.flatMap((plate) => {
        const seen = [...plate.querySelectorAll('img')].filter((logo) => logo.getClientRects().length > 0)
        // The placeholder is one pixel wide.
        return seen.some(({ naturalWidth }) => naturalWidth > 1) ? [] : [plate.textContent]
      }),
    )
  await expect.poll(empty).toEqual([])
}

test('SEA-01 SEA-05 the search button in the header opens a panel of 552 px, which shows the logos of popular providers on a first visit; the term for slots finds them, clearing the field is announced, and closing returns the focus to the button', async ({
  page,
}) => {
  await page.goto(PAGE)
  await whenHydrated(page)
  await opener(page).click()
  await expect(fieldOf(page)).toBeFocused()
  await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(552)
  await expect.poll(async () => (await panelOf(page).boundingBox())?.y).toBe(0)
  await logosAreThere(page)

  const status = panelOf(page).getByRole('status').first()
  for (const term of ['păcănele', 'pacanele', 'sloturi', 'aparate']) {
    await fieldOf(page).fill(term)
    await expect(panelOf(page).getByRole('group', { name: /^Jocuri/ })).toBeVisible()
    await expect(panelOf(page).getByRole('group', { name: /^Categorii/ })).toContainText('sloturi')
  }
  await expect(status).toContainText(/rezultate/)
  await fieldOf(page).fill('')
  await expect(status).toHaveText('Căutare ștearsă, 5 jocuri recomandate')
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('SEA-05 the search button stays where the server rendered it at 768, 1024 and 1440 px, for guests and players', async ({
  browser,
  page,
  site,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(site)
  await page.goto('/')
  await whenHydrated(page)
  for (const width of [768, 1024, 1440]) {
    for (const each of [still, page]) await each.setViewportSize({ width, height: 800 })
    const drawn = await opener(still).boundingBox()
    const hydrated = await opener(page).boundingBox()
    expect(drawn?.height).toBeGreaterThanOrEqual(40)
    // With `font-display: optional` either font may be used, and the text beside it differs by a pixel.
    expect(Math.abs((hydrated?.x ?? 0) - (drawn?.x ?? 0)), `at ${width} px`).toBeLessThan(2)
    expect({ ...hydrated, x: 0 }, `at ${width} px`).toEqual({ ...drawn, x: 0 })
  }
  await still.close()
})

test('SEA-05 SEA-08 text typed while the panel loads appears in its field; Shift+Enter plays the result, and Back from the game restores the search', async ({
  page,
}) => {
  await page.goto(PAGE)
  await whenHydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', line)
  await page.keyboard.press('/')
  await page.keyboard.type('regina')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('regina')
  await page.keyboard.type(' nilului')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('regina nilului')
  await session.send('Network.emulateNetworkConditions', { ...line, latency: 0 })

  await expect(panelOf(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(page).toHaveURL('/play/regina-nilului/real')
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('regina nilului')
})

test('SEA-07 the search recommends other games in each lobby, and collections only in the casino', async ({
  page,
}) => {
  const collections = panelOf(page).getByRole('group', { name: /^Colecții/ })
  const first = panelOf(page).getByRole('listitem').locator('a[href^="/joc/"]').first()
  const begun: (string | null)[] = []
  for (const [path, found] of [
    ['/', 1],
    ['/cazinou-live', 0],
  ] as const) {
    await page.goto(path)
    await whenHydrated(page)
    await page.keyboard.press('/')
    begun.push(await first.getAttribute('href'))
    await fieldOf(page).fill('aur')
    await expect(panelOf(page).getByRole('option').first()).toBeVisible()
    await expect(collections).toHaveCount(found)
  }
  expect(new Set(begun).size).toBe(2)
})

test('SEA-05 a press opens the panel with the field focused and placeholders of rows; nothing counts as not found before the catalogue is there', async ({
  page,
}) => {
  await page.goto(PAGE)
  await whenHydrated(page)
  await whenIdle(page)
  const arrive = await holdBack(page, '**/api/catalogue*')
  // A phone shows its keyboard only for a field that gets the focus within the press.
  await page.evaluate(() => {
    const note = () =>
      setTimeout(() => document.body.setAttribute('data-focused', document.activeElement?.role ?? ''))
    addEventListener('click', note, { once: true })
  })
  await opener(page).click()
  await expect(page.locator('body')).toHaveAttribute('data-focused', 'combobox')
  const placeholders = panelOf(page).locator('[aria-busy] [aria-hidden][data-shape="block"]')
  await expect(placeholders).toHaveCount(10)
  await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(552)

  const status = panelOf(page).getByRole('status').first()
  await fieldOf(page).fill('qqqq')
  await expect(status).toHaveText('Căutăm')
  await expect(placeholders).toHaveCount(5)
  await fieldOf(page).fill('')
  await expect(placeholders).toHaveCount(10)
  await fieldOf(page).fill('qqqq')
  arrive()
  await expect(status).toHaveText('Niciun rezultat pentru „qqqq”')
  await expect(placeholders).toHaveCount(0)
  await fieldOf(page).fill('')
  await expect(panelOf(page).getByRole('heading', { name: 'Recomandate' })).toBeVisible()
})

test('SEA-05 a panel whose catalogue failed to load says so and offers a retry', async ({
  page,
  complaints,
}) => {
  let broken = true
  await page.route('**/api/catalogue', (route) =>
    broken ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto(PAGE)
  await whenHydrated(page)
  await page.keyboard.press('/')
  await fieldOf(page).fill('regina')
  await expect(panelOf(page).getByText('Nu am putut încărca jocurile.')).toBeVisible()
  broken = false
  await panelOf(page).getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(panelOf(page).getByRole('option').first()).toContainText('Regina Nilului')
  expect(complaints.splice(0).filter((complaint) => !/503/.test(complaint))).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('SEA-05 the copper tab opens the search in full screen, which shows the logos of popular providers on a first visit', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await whenHydrated(page)
    await expect(opener(page)).toBeHidden()
    const bar = page.getByRole('navigation', { name: 'Navigare rapidă' })
    await expect(bar.getByRole('listitem')).toHaveText([
      'Cazino',
      /Cazinou live$/,
      'Caută',
      'Promoții',
      'Meniu',
    ])
    await bar.getByRole('button', { name: 'Caută' }).tap()
    await expect(fieldOf(page)).toBeFocused()
    const whole = { x: 0, y: 0, width: phone.viewport.width, height: phone.viewport.height }
    await expect.poll(() => panelOf(page).boundingBox()).toEqual(whole)
    await logosAreThere(page)
    await panelOf(page).getByRole('button', { name: 'Închide' }).tap()
    await expect(bar.getByRole('button', { name: 'Caută' })).toBeFocused()
  })
})
