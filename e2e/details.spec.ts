import type { Locator, Page } from '@playwright/test'
import { holdBack } from './support/holdBack.ts'
import { pressMiddle } from './support/press.ts'
import { clearFaults, setFault, startSite } from './support/processes.ts'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

/** Tile of a game in a list, and its details over it. */
const tile = (page: Page, code: string) => page.locator(`main h3 a[href="/joc/${code}"]`).first()
const details = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Holds back the data of a game's page until the returned function is called. */
const holdPage = (page: Page, code: string) =>
  holdBack(
    page,
    ({ pathname, searchParams }) => pathname === '/api/pages' && searchParams.get('path') === `/joc/${code}`,
  )

/** A link to a game in the text of the page. */
async function linkInText(page: Page, code: string): Promise<Locator> {
  const text = `jocul săptămânii, ${code}`
  await page.getByRole('main').evaluate(
    (main, [href, name]) => {
      const link = document.createElement('a')
      Object.assign(link, { href, textContent: name })
      main.prepend(link)
    },
    [`/joc/${code}`, text] as const,
  )
  return page.getByRole('link', { name: text })
}

/** Playwright's test with a separate site, in which faults may be set. */
const alone = test.extend({
  site: async ({ browserName: _ }, use) => {
    const own = await startSite({ LOG_LEVEL: 'fatal' })
    await use(own.url)
    await own.stop()
  },
})

/** The description opens on demand, scrolls in its own box and closes again. */
async function unfoldDescription(page: Page, panel: Locator): Promise<void> {
  const toggle = panel.getByRole('button', { name: 'Descriere' })
  const box = panel.getByRole('region', { name: 'Descriere' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toBeHidden()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toContainText(/\w{4,}/)
  const limit = () => box.evaluate((element) => getComputedStyle(element).maxBlockSize)
  for (const [width, height, expected] of [
    [1280, 720, '420px'],
    [390, 844, '240px'],
    [768, 1024, '420px'],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await limit()).toBe(expected)
  }
  await toggle.click()
  await expect(box).toBeHidden()
}

test('DET-01 DET-02 DET-05 DET-06 UXP-02 details open at once with their own address; a failure is shown, a retry loads tags and description; Escape closes them', async ({
  page,
  complaints,
}) => {
  const answer = await holdPage(page, 'diamant-40')
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  await tile(page, 'diamant-40').click()
  const panel = details(page, 'Diamant 40')
  await expect(panel.getByRole('link', { name: 'Demo' })).toBeVisible()
  await expect(panel).toContainText('Copperleaf Studio')
  await expect(panel.getByText('Categorii')).toHaveCount(0)
  await expect(page).toHaveURL(/\/joc\/diamant-40$/)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Foc de Aramă')

  answer(500)
  await expect(panel).toContainText('Nu am putut încărca detaliile jocului.')
  await expect(panel.getByRole('link', { name: 'Demo' })).toBeVisible()
  answer()
  await panel.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(panel.getByText('Categorii')).toBeVisible()
  await expect(panel.getByText('RTP', { exact: true })).toBeVisible()
  await expect(panel).not.toContainText('Nu am putut încărca detaliile jocului.')
  await expect(panel).toContainText('96,21%')
  await expect(panel.getByText('Câștig maxim')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Intră în cont și joacă' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /Favorit/ })).toHaveAttribute('aria-pressed', 'false')
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(500)
  await unfoldDescription(page, panel)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/jackpots\/foc-de-arama$/)
  await expect(tile(page, 'diamant-40')).toBeFocused()
  expect(complaints.splice(0).filter((text) => !/500/.test(text))).toEqual([])
})

test('DET-01 details opened from a link in a text never show a game code as the name, and show name and facts at once if the browser has the catalogue', async ({
  page,
}) => {
  const letGo = await holdPage(page, 'regina-nilului')
  await holdPage(page, 'diamant-40')
  // This page shows no games.
  await page.goto('/pagina/termeni-si-conditii')
  await whenHydrated(page)
  await (await linkInText(page, 'regina-nilului')).click()
  await expect(details(page, 'Despre joc')).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText('regina-nilului')
  letGo()
  await expect(details(page, 'Regina Nilului').getByText('RTP', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const link = await linkInText(page, 'diamant-40')
  await page.getByRole('button', { name: 'Caută' }).first().click()
  // The search recommends games of the catalogue.
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Recomandate' })).toBeVisible()
  await page.keyboard.press('Escape')
  await link.click()
  const panel = details(page, 'Diamant 40')
  await expect(panel.getByRole('link', { name: 'Demo' })).toBeVisible()
  await expect(panel.getByText('RTP', { exact: true })).toBeVisible()
})

test('DET-03 UXP-06 the video starts after 1.4 s, muted and looped, and ends when the details close', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/jackpots/foc-de-arama')
  await whenHydrated(page)
  // The browser follows the links of the list until it has hydrated.
  await whenIdle(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await tile(page, 'diamant-40').click()
  const panel = details(page, 'Diamant 40')
  const video = panel.locator('video')
  // The facts stand at once; the description comes with the address of the video.
  const loaded = async () => {
    await page.clock.runFor(25)
    return panel.getByText('Descriere', { exact: true }).isVisible()
  }
  await expect.poll(loaded, { intervals: [25] }).toBe(true)
  await page.clock.runFor(1300)
  await expect(video).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(video).toHaveCount(1)
  const plays = (element: HTMLVideoElement) => [element.muted, element.loop, element.currentTime > 0]
  await expect.poll(() => video.evaluate(plays)).toEqual([true, true, true])
  await page.goBack()
  await page.clock.runFor(1000)
  await expect(page.locator('video')).toHaveCount(0)
})

test('DET-07 a game’s address opened directly has name, facts and SEO record in the first HTML', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site}/joc/diamant-40`)).text()
  const text = html.replaceAll(/<!--.*?-->/g, '')
  for (const fact of [
    '>Diamant 40</h1>',
    'Copperleaf Studio',
    '96,21%',
    'Linii și role',
    '40 de linii, 5 role',
    'Descriere',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('href="/play/diamant-40/demo"')
  const records = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
    ([, json = '{}']) => JSON.parse(json) as { '@type': string; name?: string },
  )
  expect(records.find((record) => record['@type'] === 'VideoGame')).toMatchObject({ name: 'Diamant 40' })
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/joc\/diamant-40"/)
})

/** Marks the window, so that a page load is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }))

type Outlined = { page: Page; place: Locator; name: string }

/** The game's page without its info, which the Casino API did not return. */
async function isOutlined({ place, name }: Outlined): Promise<void> {
  await expect(place).toContainText('Nu am putut încărca detaliile jocului.')
  await expect(place).toContainText(name)
  await expect(place.getByText('Câștig maxim')).toBeVisible()
  await expect(place.getByRole('link', { name: 'Demo' })).toBeVisible()
  await expect(place.getByRole('button', { name: 'Descriere' })).toHaveCount(0)
}

/** A retry that fails shows the outline again; after `clear` a retry loads the rest, without a page load. */
async function loadsOnRetry(outlined: Outlined, clear: () => Promise<void>): Promise<void> {
  const { page, place } = outlined
  const again = place.getByRole('button', { name: 'Reîncearcă' })
  await isOutlined(outlined)
  const second = page.waitForResponse(/\/api\/pages\?path=%2Fjoc/)
  await again.click()
  expect((await second).headers()['cache-control']).toBe('private, no-store')
  // The second response has been rendered: the button is no longer busy.
  await expect(again).toBeEnabled()
  await isOutlined(outlined)

  await clear()
  await again.click()
  await expect(place.getByRole('button', { name: 'Descriere' })).toBeVisible()
  await expect(place).not.toContainText('Nu am putut încărca detaliile jocului.')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
}

alone(
  'DET-06 the casino’s info fails, over a list and on the page of a game: the outline stays, another try brings it',
  async ({ page, request, site }) => {
    const sandbox = { url: `${site}/sandbox` }
    const clear = () => clearFaults(sandbox)
    const isWhole = async (code: string) =>
      expect(await (await request.get(`${site}/joc/${code}`)).text()).toContain('>Descriere<')

    await setFault(sandbox, '/casino/games/regina-nilului/info', 'error-503')
    await page.goto('/furnizori/cuprum-play')
    await whenHydrated(page)
    await mark(page)
    await pressMiddle(tile(page, 'regina-nilului').locator('xpath=ancestor::article').locator('img'))
    await loadsOnRetry({ page, place: page.getByRole('dialog'), name: 'Regina Nilului' }, clear)
    await isWhole('regina-nilului')

    await setFault(sandbox, '/casino/games/diamant-40/info', 'error-503')
    await page.goto('/joc/diamant-40')
    await whenHydrated(page)
    await mark(page)
    await loadsOnRetry({ page, place: page.getByRole('main'), name: 'Diamant 40' }, clear)
    await isWhole('diamant-40')
  },
)
