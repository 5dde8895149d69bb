import type { Page } from '@playwright/test'
import { allHydrated, inTwoFrames } from './support/pageState.ts'
import { onlyByMouse, onlyByTouch, type Place, places } from './support/places.ts'
import { pointAt } from './support/pointing.ts'
import { pressables } from './support/pressables.ts'
import { chosen, type Press, prepare, press } from './support/presses.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

/** Time for the presses of one place in milliseconds; targets that remain are reported as not pressed. */
const BUDGET = 150_000

/** Answers every external address with one page. Uses the CDP, because `page.route` would disable the cache. */
async function answerExternal(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    void cdp.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body: btoa('<h1>Altundeva</h1>'),
    })
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** Loads a place and hydrates the parts that hydrate near the viewport only. */
async function arrive(page: Page, { path, open, scope }: Place): Promise<void> {
  // Stored filters and open panels of the previous presses must not be restored.
  await page.goto('/healthz')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path)
  if (!path.startsWith('/play')) await whenHydrated(page)
  await page.evaluate(async () => {
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 12_000); top += innerHeight) {
      scrollTo(0, top)
      await inTwoFrames()
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  if (!open) return page.evaluate((given) => allHydrated(given), scope)
  await open(page)
  await expect(page.getByRole('dialog').first()).toBeVisible()
}

const listed = (page: Page, { scope }: Place) =>
  page.evaluate((given) => pressables(given).map(({ target }) => target), scope)

/** Hovers a card of each kind, so that its hover actions appear. */
async function pointAtCards(page: Page, place: Place): Promise<void> {
  const kinds = new Map((await listed(page, place)).map((target) => [target.kind, target]))
  for (const target of kinds.values()) if (target.part === 'picture') await pointAt(page, place, target)
}

/** The address of the page and the number of open dialogs, as one string. */
const positionOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => [location.href, document.querySelectorAll('[role=dialog]').length].join())
    .catch(() => '')

/** Waits for the fonts and the layout of a loaded page before the next press. */
async function settle(page: Page, { path, open }: Place): Promise<void> {
  await page.waitForLoadState('load')
  if (!path.startsWith('/play') && !open) await whenHydrated(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    await inTwoFrames()
  })
}

const addressOf = (position: string) => position.split(',')[0]

/** Opens the panel again after Back led to the page without it; a panel with an address opens by itself. */
async function reopen(page: Page, { open }: Place, start: string): Promise<void> {
  if (!open || (await positionOf(page)) !== `${addressOf(start)},0`) return
  const reopened = expect.poll(() => positionOf(page), { timeout: 500, intervals: [25] })
  const hasReopened = await reopened.toBe(start).then(
    () => true,
    () => false,
  )
  if (hasReopened) return
  await open(page)
  await expect(page.getByRole('dialog').first()).toBeVisible()
}

/** Returns to the start of the presses, without a reload if possible. */
async function restore(page: Page, place: Place, start: string): Promise<void> {
  for (let step = 0; step < 3; step++) {
    const now = await positionOf(page)
    if (now === start) return settle(page, place)
    if (addressOf(now) === addressOf(start)) await page.keyboard.press('Escape')
    else await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    const moved = expect.poll(async () => (await positionOf(page)) || now, { timeout: 1500, intervals: [25] })
    await moved.not.toBe(now).catch(() => undefined)
    await reopen(page, place, start)
  }
  if ((await positionOf(page)) !== start) await arrive(page, place)
}

/** Presses everything of a place once; `complaints` are those of the page. */
async function pressEverything(page: Page, place: Place, touch: boolean, complaints: string[]) {
  await arrive(page, place)
  const [start, rows, until] = [await positionOf(page), [] as Press[], Date.now() + BUDGET]
  if (!touch) await pointAtCards(page, place)
  for (const target of chosen(await listed(page, place), new URL(page.url()).pathname)) {
    const row = { place: place.name, by: touch ? 'touch' : 'mouse', what: target.what }
    if (Date.now() > until) {
      rows.push({ ...row, happened: 'not pressed: the time was up', verdict: 'dead' })
      continue
    }
    let outcome = await press(page, place, target, touch)
    if (outcome.happened === 'no longer in the page') {
      await arrive(page, place)
      outcome = await press(page, place, target, touch)
    }
    rows.push({ ...row, ...outcome })
    await restore(page, place, start)
  }
  complaints.splice(0)
  return rows
}

for (const touch of [true, false]) {
  test.describe(touch ? 'at 390 px, by touch' : 'at 1440 px, by mouse', () => {
    // With reduced motion only the pressed element changes.
    test.use({ ...(touch && phone), contextOptions: { reducedMotion: 'reduce' } })

    for (const place of [...places, ...(touch ? onlyByTouch : onlyByMouse)]) {
      test(`UXP-21 every press does something: ${place.name}`, async ({ page, complaints }, info) => {
        test.setTimeout(BUDGET + 60_000)
        await prepare(page.context())
        await answerExternal(page)
        const rows = await pressEverything(page, place, touch, complaints)
        await info.attach('presses', { body: JSON.stringify(rows), contentType: 'application/json' })
        const dead = rows.filter(({ verdict }) => verdict === 'dead')
        expect(rows.length).toBeGreaterThan(0)
        expect(dead.map(({ what, happened }) => `${what}: ${happened}`)).toEqual([])
      })
    }
  })
}
