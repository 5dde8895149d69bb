import type { APIRequestContext, Page, Response } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { clearFaults, setFault, startSite } from './support/processes.ts'
import { expect, test, whenHydrated } from './support/test.ts'

/** Least number of tiles in a row far below the view: as many as a phone shows. */
const FIRST = 2

const CALL = '/api/special-categories'
const UPSTREAM = '/casino/Personalized/general/categories'

type List = { source: string; tiles: { code: string }[] }

/** Addresses of the first games that the recommendation service has under `source`. */
async function served(request: APIRequestContext, site: string, source: string, lobby = 'Casino') {
  const lists = (await (await request.get(`${site}${CALL}?lobby=${lobby}`)).json()) as List[]
  const tiles = lists.find((list) => list.source === source)?.tiles ?? []
  return tiles.slice(0, FIRST).map(({ code }) => `/joc/${code}`)
}

/** Addresses of the first games of a row. */
const shown = (page: Page, row: string) =>
  page
    .getByRole('region', { name: row })
    .locator('article h3 a')
    .evaluateAll((links, most) => links.slice(0, most).map((link) => link.getAttribute('href')), FIRST)

/** Addresses of the first games of a row in the server's HTML. */
function drawn(html: string, row: string) {
  const rows = [...new JSDOM(html).window.document.querySelectorAll('section')]
  const own = rows.find((section) => section.querySelector('h2')?.textContent === row)
  const links = [...(own?.querySelectorAll('article h3 a') ?? [])]
  return links.slice(0, FIRST).map((link) => link.getAttribute('href'))
}

/** Scrolls with the wheel until the row is in view. */
async function goTo(page: Page, row: string): Promise<void> {
  const region = page.getByRole('region', { name: row })
  await expect(async () => {
    await page.mouse.wheel(0, 250)
    await expect(region).toBeInViewport({ ratio: 0.6, timeout: 400 })
  }).toPass({ intervals: [50] })
}

/** Records layout shifts from now on. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })

/** Leaves and reopens the lobby by the menu, and goes back to its first history entry, whose row shows `first`. */
async function visitAgain(page: Page, first: (string | null)[], recommended: string[]): Promise<void> {
  const go = (address: string) =>
    page.locator(`nav a[href="${address}"]`).filter({ visible: true }).first().click()
  await go('/furnizori')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furnizori')
  await go('/')
  await expect.poll(() => shown(page, 'Recomandate')).toEqual(recommended)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furnizori')
  await page.goBack()
  await expect.poll(() => shown(page, 'Recomandate')).toEqual(first)
}

/** Opens the search by its key and expects these games as the first recommendations. */
async function searchRecommends(page: Page, recommended: string[]): Promise<void> {
  await page.keyboard.press('/')
  const games = page.getByRole('dialog', { name: 'Caută' }).locator('li a[href^="/joc/"]')
  await expect(games).toHaveCount(5)
  const found = await games.evaluateAll(
    (links, most) => links.slice(0, most).map((link) => link.getAttribute('href')),
    FIRST,
  )
  expect(found).toEqual(recommended)
}

/** Moves the mouse until the page requests the special lists, and returns the response. */
async function arrive(page: Page): Promise<Response> {
  let answer: Response | undefined
  page.on('response', (response) => {
    if (response.url().includes(CALL)) answer ??= response
  })
  for (let step = 0; !answer; step += 1) {
    await page.mouse.move(500 + (step % 2) * 20, 300)
    await page.waitForTimeout(100)
  }
  return answer
}

test('CAT-07 PER-05 SEA-05 rows out of view show the recommended games, as the search does; rows in view do not change until the next visit', async ({
  page,
  request,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes(CALL)) asked.push(sent.url())
  })
  const html = (await (await page.goto('/'))?.text()) ?? ''
  await whenHydrated(page)
  await expect.poll(() => shown(page, 'Recomandate')).toHaveLength(FIRST)
  const first = await shown(page, 'Recomandate')
  expect(asked).toEqual([])
  await watchMoves(page)
  await arrive(page)

  for (const [row, source] of [
    ['În tendințe', 'TrendingPggService'],
    ['Populare acum', 'PopularPggService'],
  ] as const) {
    const expected = await served(request, site, source)
    // The row is still far below the viewport.
    await expect.poll(() => shown(page, row)).toEqual(expected)
    expect(drawn(html, row)).not.toEqual(expected)
    await goTo(page, row)
    expect(await shown(page, row)).toEqual(expected)
  }
  expect(await shown(page, 'Recomandate')).toEqual(first)
  expect(drawn(html, 'Recomandate')).toEqual(first)
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
  expect(asked).toHaveLength(1)

  const recommended = await served(request, site, 'RecommendedPggService')
  await visitAgain(page, first, recommended)
  await searchRecommends(page, recommended)
  expect(asked).toHaveLength(1)
})

test('CAT-07 the live lobby requests its own special lists', async ({ page, request, site }) => {
  await page.goto('/cazinou-live')
  await whenHydrated(page)
  expect((await arrive(page)).url()).toContain('lobby=Live')
  await expect
    .poll(() => shown(page, 'Mese populare'))
    .toEqual(await served(request, site, 'PopularPggService', 'Live'))
})

test('CAT-07 while the service is down, one notice offers a retry, and the rows keep their games', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage()
  const site = await startSite({ LOG_LEVEL: 'fatal' })
  const sandbox = { url: `${site.url}/sandbox` }
  try {
    await setFault(sandbox, UPSTREAM, 'error-503')
    const html = (await (await page.goto(site.url))?.text()) ?? ''
    await whenHydrated(page)
    expect((await arrive(page)).status()).toBe(500)
    const notice = page.getByRole('listitem').filter({ hasText: 'Nu am putut încărca recomandările.' })
    await expect(notice).toHaveCount(1)
    const again = notice.getByRole('button', { name: 'Reîncearcă' })
    // The notice stays while it has the focus.
    await again.focus()
    await goTo(page, 'În tendințe')
    expect(await shown(page, 'În tendințe')).toEqual(drawn(html, 'În tendințe'))
    await expect(notice).toHaveCount(1)

    await clearFaults(sandbox)
    await again.click()
    await expect(notice).toHaveCount(0)
    await expect
      .poll(() => shown(page, 'Populare acum'))
      .toEqual(await served(request, site.url, 'PopularPggService'))
    expect(await shown(page, 'În tendințe')).toEqual(drawn(html, 'În tendințe'))
  } finally {
    await page.close()
    await site.stop()
  }
})
