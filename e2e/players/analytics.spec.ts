import type { APIRequestContext, Page } from '@playwright/test'
import {
  type AnalyticsRecord,
  collected,
  commands,
  eventOf,
  events,
  forgetCollected,
} from '../support/collected.ts'
import { answer, bar, openAsked, switchAnalytics } from '../support/consent.ts'
import { whenFullList } from '../support/lists.ts'
import {
  addFault,
  control,
  fillCredentials,
  loginDialog,
  loginLink,
  passwordOf,
  submit,
  whenPlayer,
} from '../support/players.ts'
import { expect, forget, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

const hunter = 'elena.bonus'

test.use({ consent: 'none' })
test.beforeEach(async ({ request, site }) => {
  await control({ request, site }, hunter, 'reset')
  await forgetCollected({ request, site }, 'analytics')
})

type Visit = { page: Page; request: APIRequestContext; site: string }

const quick = (page: Page, filter: string) =>
  page.getByRole('group', { name: 'Filtre rapide' }).getByRole('button', { name: filter })
const sections = (page: Page) => page.getByRole('navigation', { name: 'Secțiuni' })

/** Visits the pages of a guest; checks the event of each press, field by field. */
async function visitAsGuest({ page, request, site }: Visit): Promise<void> {
  const box = { request, site }
  await sections(page).getByRole('link', { name: 'Cazino', exact: true }).click()
  expect(await eventOf(box, 'casino_navigation')).toEqual({
    event: 'casino_navigation',
    origin: 'casino',
    route_name: 'lobby',
  })
  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Caută' }).getByRole('combobox').fill('diamant')
  expect(await eventOf(box, 'casino_search')).toEqual({ event: 'casino_search' })
  await page.goto('/cazinou-live/toate-jocurile')
  await whenHydrated(page)
  await whenFullList(page)
  await quick(page, 'În română').click()
  expect(await eventOf(box, 'live_casino_filters_click')).toEqual({ event: 'live_casino_filters_click' })
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  await whenFullList(page)
  await quick(page, 'Cu jackpot').click()
  expect(await eventOf(box, 'casino_filters_click')).toEqual({ event: 'casino_filters_click' })
  await page.locator('main h3 a[href="/joc/diamant-40"]').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Demo' }).click()
  expect(await eventOf(box, 'casino_game_launch')).toEqual({
    event: 'casino_game_launch',
    from_route: null,
    from_origin: null,
    on_route: 'all-games',
    on_origin: 'casino',
    on_origin_name: 'Toate jocurile',
    demo: true,
    filter_used: true,
    game_name: 'Diamant 40',
    provider: expect.any(String),
    jackpot: true,
    dealer_name: null,
    minimum_bet: expect.any(Number),
  })
}

/** Logs in on a short page and declines the offered bonus. */
async function visitAsPlayer({ page, request, site }: Visit): Promise<void> {
  await page.goto('/pagina/termeni-si-conditii')
  await whenHydrated(page)
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await fillCredentials(dialog, hunter, passwordOf(hunter))
  await submit(dialog).click()
  await page
    .getByRole('dialog', { name: '25 de rotiri gratuite' })
    .getByRole('button', { name: 'Refuză' })
    .click()
  expect(await eventOf({ request, site }, 'casino_bonus_popup_click')).toEqual({
    event: 'casino_bonus_popup_click',
    bonus_id: expect.any(String),
    cta_action: 'decline',
  })
}

test('ANA-01 ANA-02 ANA-03 the record of a whole visit: nothing before consent, every event with its fields after it, user info once, nothing after it is withdrawn', async ({
  page,
  request,
  site,
}) => {
  const box = { request, site }
  await openAsked(page, '/promotii?utm_source=scrisoare&q=ana')
  await page.getByRole('button', { name: /^Temă/ }).filter({ visible: true }).click()
  await whenIdle(page)
  expect(await events(box)).toEqual([])
  expect(await commands(page)).toEqual(['default denied'])

  await answer(page, 'Accept').click()
  expect(await eventOf(box, 'casino_theme_toggle')).toEqual({ event: 'casino_theme_toggle' })
  expect(await eventOf(box, 'content-view')).toEqual({
    event: 'content-view',
    path: '/promotii',
    view_name: 'promotions',
    params: {},
    query: { utm_source: 'scrisoare' },
  })
  expect(await commands(page)).toEqual(['default denied', 'update granted'])
  await visitAsGuest({ page, request, site })
  await visitAsPlayer({ page, request, site })
  const info = await eventOf(box, 'user-info')
  expect(info).toMatchObject({ event: 'user-info', username: hunter, hashed: true })
  expect(info.username_sha256).toMatch(/^[0-9a-f]{64}$/)
  await whenIdle(page)
  await page.reload()
  await whenPlayer(page)

  const records = await collected<AnalyticsRecord>(box, 'analytics')
  expect(records.filter(({ problems }) => problems)).toEqual([])
  await switchAnalytics(page)
  expect((await commands(page)).at(-1)).toBe('update denied')
  await whenIdle(page)
  const sent = (await events(box)).length
  await sections(page)
    .getByRole('link', { name: /^Promoții/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promoții')
  await whenIdle(page)
  expect((await events(box)).length).toBe(sent)
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(hunter)
})

test('ANA-03 a refusal sends nothing of a guest or a player', async ({ page, request, site }) => {
  await openAsked(page)
  await answer(page, 'Refuz').click()
  await page.goto('/pagina/termeni-si-conditii')
  await whenHydrated(page)
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await fillCredentials(dialog, hunter, passwordOf(hunter))
  await submit(dialog).click()
  await whenPlayer(page)
  await whenIdle(page)
  expect(await events({ request, site })).toEqual([])
  expect(await commands(page)).toEqual(['default denied', 'update denied'])
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(hunter)
})

/** After a yes the page still follows links and shows no notice. */
async function worksOn(page: Page): Promise<void> {
  await answer(page, 'Accept').click()
  await expect(bar(page)).toHaveCount(0)
  await sections(page).getByRole('link', { name: 'Cazino', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cazino')
  await expect(page.getByRole('region', { name: 'Notificări' }).getByRole('listitem')).toHaveCount(0)
}

test('ANA-03 a blocked script changes nothing: the page works and says nothing', async ({
  page,
  complaints,
}) => {
  await page.route('**/sandbox/analytics.js', (route) => route.abort('blockedbyclient'))
  await openAsked(page)
  const blocked = page.waitForEvent('requestfailed')
  await worksOn(page)
  await blocked
  // The browser logs the blocked request; the page logs nothing of its own.
  forget(complaints, /ERR_BLOCKED_BY_CLIENT|^failed: .*analytics\.js$/)
})

test('ANA-03 a script or a collector that hangs changes nothing', async ({ page, request, site }) => {
  await addFault({ request, site }, { path: '/analytics/collect', mode: 'hang' })
  await openAsked(page)
  await worksOn(page)
  await addFault({ request, site }, { path: '/analytics.js', mode: 'hang' })
  await page.goto('/promotii')
  await whenHydrated(page)
  await page.mouse.move(220, 320)
  await sections(page).getByRole('link', { name: 'Cazino', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cazino')
})
