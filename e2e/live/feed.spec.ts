import type { Page } from '@playwright/test'
import { test } from '../players/ownSite.ts'
import { press } from '../support/press.ts'
import { devices, expect, whenIdle } from '../support/test.ts'
import {
  expectLostLine,
  hubNow,
  LIST,
  noFeedNote,
  rested,
  runUntil,
  staleNote,
  TABLE,
  tableOf,
  toHub,
  toTable,
  triesOf,
} from './hub.ts'

test.beforeEach(async ({ request, site }) => {
  await rested({ request, site })
  await toTable({ request, site }, TABLE, 'open')
})

/** Marks the window, so that a page load is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }))
const isSame = (page: Page) => page.evaluate(() => 'same' in window)

const isOld = (page: Page) => staleNote(page).isVisible()

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test('LIV-08 LIV-02 UXP-13 a hub that refuses connections hides only the seats: a persistent note says so, and a press on it retries', async ({
      page,
      request,
      site,
      complaints,
    }) => {
      await request.post(`${site}/sandbox/control/faults`, {
        data: { path: '/hub/negotiate', mode: 'error-401' },
      })
      const tries = await triesOf(page)
      await page.clock.install()
      await page.goto(LIST)
      await expect(tableOf(page, TABLE)).toBeVisible()
      await runUntil(page, () => noFeedNote(page).isVisible())
      // It reconnects automatically with growing delays.
      await runUntil(page, async () => (await tries()).length >= 7, 10_000)
      await expect(noFeedNote(page)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Notificări' }).getByRole('listitem')).toHaveCount(0)
      const asked = await tries()
      for (const from of asked)
        expect(asked.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(5)
      await request.delete(`${site}/sandbox/control/faults`)
      const again = noFeedNote(page).locator('..').getByRole('button', { name: 'Reîncearcă' })
      await press(again)
      await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
      await expect(noFeedNote(page)).toHaveCount(0)
      expectLostLine(complaints)
    })
  })

test('LIV-02 UXP-13 every navigation to a live page retries a hub that was unreachable', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await request.post(`${site}/sandbox/control/faults`, {
    data: { path: '/hub/negotiate', mode: 'error-503' },
  })
  await page.clock.install()
  await page.goto('/cazinou-live')
  await runUntil(page, () => noFeedNote(page).isVisible())
  await page.clock.runFor(60_000)
  await whenIdle(page)
  await request.delete(`${site}/sandbox/control/faults`)
  await page.getByRole('main').getByRole('link', { name: 'Blackjack', exact: true }).first().click()
  await expect(page).toHaveURL(/\/categorii\/blackjack$/)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  await expect(noFeedNote(page)).toHaveCount(0)
  expectLostLine(complaints)
})

test('LIV-02 UXP-13 the page reconnects to a restarted hub: it shows the time of its data, then current tables again', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  await mark(page)
  await toHub({ request, site }, 'restart', { refuse: 600_000 })
  await runUntil(page, () => isOld(page))
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  await toTable({ request, site }, TABLE, 'close')
  await toHub({ request, site }, 'resume', { refuse: 0 })
  await runUntil(page, async () => !(await isOld(page)))
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă închisă/)
  expect(await isSame(page)).toBe(true)
  expectLostLine(complaints)
})

test('LIV-02 a hub that accepts and drops each connection is retried five times a minute at most', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const tries = await triesOf(page)
  await page.clock.install()
  await toHub({ request, site }, 'flap')
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  for (let round = 0; round < 90; round += 1) {
    await page.clock.runFor(2000)
    await whenIdle(page)
  }
  const asked = await tries()
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.length).toBeLessThanOrEqual(9)
  await toHub({ request, site }, 'resume')
  await runUntil(page, async () => !(await isOld(page)))
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  expectLostLine(complaints)
})

test('UXP-13 LIV-02 after the first retries the feed reconnects when the network is back', async ({
  page,
  context,
  request,
  site,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  await mark(page)
  await toHub({ request, site }, 'restart', { refuse: 600_000 })
  for (let round = 0; round < 50; round += 1) {
    await page.clock.runFor(2000)
    await whenIdle(page)
  }
  await expect(staleNote(page)).toBeVisible()
  await toTable({ request, site }, TABLE, 'close')
  await toHub({ request, site }, 'resume', { refuse: 0 })
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă închisă/)
  await expect(staleNote(page)).toHaveCount(0)
  expect(await isSame(page)).toBe(true)
  expectLostLine(complaints)
})

test('LIV-05 the casino lobby loads no code of live tables, not even after the code of the next pages', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => void asked.push(sent.url()))
  const ofTables = () => asked.filter((url) => /\/assets\/(?:live|hub)-|\/sandbox\/hub/.test(url))
  await page.goto('/')
  await expect.poll(() => asked.some((url) => /\/assets\/details-/.test(url))).toBe(true)
  await whenIdle(page)
  expect(ofTables()).toEqual([])
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  expect(ofTables()).not.toEqual([])
})

test('LIV-05 LIV-08 LIV-02 a page without live tables connects to no hub; after invalid messages the tables keep their last valid state and the feed goes on; a connection that breaks is restored at once without a notice', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => void asked.push(sent.url()))
  page.on('websocket', (socket) => void asked.push(socket.url()))
  await page.goto('/toate-jocurile')
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(80)
  await page.goto(LIST)
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  const first = asked.findIndex((url) => url.includes('/sandbox/hub'))
  expect(first).toBeGreaterThan(-1)
  expect(asked.slice(0, first).some((url) => url.endsWith(LIST))).toBe(true)

  const marks = page.locator('main b, main script')
  const before = await marks.count()
  for (const action of ['unknown', 'oversized', 'garbage', 'init-twice']) {
    await toHub({ request, site }, action)
    await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  }
  await toTable({ request, site }, TABLE, 'close')
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă închisă/)
  expect(await marks.count()).toBe(before)
  // One log line for each kind of invalid message, however many there were.
  expect(complaints.filter((said) => /live record/.test(said)).length).toBeLessThanOrEqual(1)
  for (const said of complaints) expect(said).toMatch(/^console warning: live |hub/)
  complaints.length = 0

  await toHub({ request, site }, 'drop')
  await expect.poll(async () => (await hubNow({ request, site })).watching).toBe(1)
  await toTable({ request, site }, TABLE, 'open')
  await expect(tableOf(page, TABLE)).toHaveAccessibleName(/Masă deschisă/)
  await expect(staleNote(page)).toHaveCount(0)
  expectLostLine(complaints)
})
