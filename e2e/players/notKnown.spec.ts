import type { Page } from '@playwright/test'
import {
  addFault,
  balance,
  control,
  fillCredentials,
  logIn,
  loginDialog,
  passwordOf,
  removeFaults,
  submit,
  whenPlayer,
} from '../support/players.ts'
import { expect, forget, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'mihai.obisnuit'
const overview = '/gateway/pams/api/v2/clientOverview'

test.beforeEach(({ request, site }) => control({ request, site }, player, 'reset'))

/** Removes the console messages about failed calls. */
const forgetFaults = (complaints: string[]): void =>
  forget(complaints, /\b(?:50[03]|40[013])\b|overview|bonus_templates|marketing_tags|balance_visibility/)

const play = (page: Page) => page.getByRole('link', { name: 'Joacă', exact: true })
const game = (page: Page) => page.frameLocator('iframe[title="Regina Nilului, joc pe bani reali"]')

for (const mode of ['error-500', 'wrong-shape', 'bad-json'])
  test(`AUT-14 CPL-04 while the overview is ${mode}, no player can play for money: the game's page, its address and the header say so, and a press retries`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await logIn(page, player, { path: '/joc/regina-nilului' })
    await expect(play(page)).toBeVisible()
    await addFault({ request, site }, { path: overview, mode })
    await page.reload()
    await whenPlayer(page)
    const said = page.getByText('Nu putem verifica acum dacă poți juca pe bani.')
    await expect(said).toBeVisible()
    await expect(play(page)).toHaveCount(0)
    await expect(balance(page)).toContainText('Reîncearcă')
    await expect(balance(page)).not.toContainText('Se încarcă')

    await page.goto('/play/regina-nilului/real')
    await expect(said).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    const again = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' })
    const answer = page.waitForResponse((response) => response.url().includes('clientOverview'))
    await again.click()
    await answer
    await expect(again).not.toHaveAttribute('aria-busy')
    await expect(said).toBeVisible()
    await removeFaults({ request, site })
    await again.click()
    await expect(game(page).getByText('Sold', { exact: true })).toBeVisible()
    forgetFaults(complaints)
  })

test('BAL-01 BAL-03 a press in the header retries a balance that failed to load; the balance is hidden until the player’s setting is known', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, player, { path: '/pagina/termeni-si-conditii' })
  await addFault({ request, site }, { path: overview, mode: 'error-503' })
  await addFault(
    { request, site },
    { path: '/gateway/user-preference/balance/v1', mode: 'error-503', method: 'GET' },
  )
  await page.reload()
  await whenPlayer(page)
  const retry = balance(page).getByRole('button', { name: 'Reîncearcă: soldul nu a putut fi încărcat' })
  await expect(retry).toBeVisible()
  await removeFaults({ request, site })
  await retry.click()
  await expect(balance(page)).toContainText('Sold ascuns')
  await expect(balance(page)).not.toContainText('482')
  forgetFaults(complaints)
})

test('BON-04 PRO-02 a promotion whose participation is unknown offers neither joining nor leaving; a press retries', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, player, { path: '/promotii' })
  const states = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /Participă|Renunță/ }) })
  const offered = await states.count()
  expect(offered).toBeGreaterThan(0)
  await addFault(
    { request, site },
    { path: '/gateway/pams/api/v2/client/getOptedInBonusTemplates', mode: 'error-500' },
  )
  await addFault(
    { request, site },
    { path: '/gateway/pams/api/v2/marketingTags', mode: 'error-500', method: 'GET' },
  )
  await page.reload()
  await whenPlayer(page)
  const unknown = page.getByRole('article').filter({ hasText: 'Nu știm acum' })
  await expect(unknown.first()).toBeVisible()
  await expect(states).toHaveCount(0)
  await removeFaults({ request, site })
  await unknown
    .first()
    .getByRole('button', { name: /Reîncearcă/ })
    .click()
  await expect(states).toHaveCount(offered)
  await expect(unknown).toHaveCount(0)
  forgetFaults(complaints)
})

const token = '**/sandbox/gateway/v1/session-token'

const troubles = [
  ['an outage', { status: 503, json: {} }, 'Nu ajungem la serviciul jocurilor.', 'Reîncearcă'],
  ['a wait', { status: 429, json: {} }, 'Serviciul jocurilor răspunde prea greu.', 'Reîncearcă'],
  ['a refusal', { status: 200, json: { errorCode: 7 } }, 'Sesiunea de joc nu este validă.', 'Cere ajutor'],
  [
    'an answer without the token',
    { status: 200, json: { errorCode: 0 } },
    'Sesiunea de joc nu este validă.',
    'Reîncearcă',
  ],
  [
    'a wrong answer',
    { status: 200, body: 'nimic', contentType: 'application/json' },
    'Am primit un răspuns pe care nu îl putem folosi.',
    'Reîncearcă',
  ],
] as const

test('LCH-04 ERR-01 an outage, a timeout, a refusal, a missing token and an invalid answer show their messages, each with its action, and the game starts once the fault is gone', async ({
  page,
  complaints,
}) => {
  await logIn(page, player, { path: '/joc/regina-nilului' })
  for (const [, answer, sentence, action] of troubles) {
    await page.route(token, (route) => route.fulfill(answer))
    await page.goto('/play/regina-nilului/real')
    const main = page.getByRole('main')
    await expect(main).toContainText(sentence)
    await expect(main.getByText(action, { exact: true })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.unroute(token)
  }
  await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(game(page).getByText('Sold', { exact: true })).toBeVisible()
  forget(complaints, /\b(?:503|429)\b/)
})

/** Plays a round and returns the balance that the game shows. */
async function playRound(page: Page): Promise<string> {
  await game(page).getByRole('button', { name: 'Rotește' }).click()
  await expect(game(page).getByRole('status').first()).toContainText('Soldul este')
  return (await game(page).locator('#balance').textContent()) ?? ''
}

const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Sesiunea s-a încheiat' })

/** Starts a game for money, plays a round, and ends the session on the server. */
async function playUntilEnd(page: Page, { request, site }: Parameters<typeof control>[0]): Promise<string> {
  await logIn(page, player, { path: '/joc/regina-nilului' })
  await play(page).click()
  const left = await playRound(page)
  await control({ request, site }, player, 'expire')
  // The game reports each round, and the page requests the balance.
  await game(page).getByRole('button', { name: 'Rotește' }).click()
  await expect(ended(page)).toBeVisible()
  return left
}

test('AUT-03 AUT-05 when the session ends during play, a dialog over the game shows this and the last known balance; after a login there the same game goes on', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const left = await playUntilEnd(page, { request, site })
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page).toHaveURL(/\/play\/regina-nilului\/real$/)
  await expect(ended(page)).toContainText(left)
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('data-same', ''))
  await ended(page).getByRole('button', { name: 'Intră din nou în cont' }).click()
  const dialog = loginDialog(page)
  await fillCredentials(dialog, player, passwordOf(player))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await expect(ended(page)).toHaveCount(0)
  await expect(page.locator('iframe[data-same]')).toHaveCount(1)
  await playRound(page)
  forgetFaults(complaints)
})

test('AUT-03 UXP-18 a player who does not log in again after the session ended during play leaves the game and sees how long they played', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await playUntilEnd(page, { request, site })
  await ended(page).getByRole('button', { name: 'Încheie jocul' }).click()
  await expect(page).toHaveURL(/\/joc\/regina-nilului$/)
  await expect(page.locator('iframe')).toHaveCount(0)
  const summary = page.getByRole('dialog', { name: 'Ai terminat jocul' })
  await expect(summary).toContainText('lei')
  await summary.getByRole('button', { name: 'Înapoi în lobby' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await expect(summary).toHaveCount(0)
  forgetFaults(complaints)
})

test('AUT-13 a login in one tab shows in another that has had no input, and a balance hidden in one tab is hidden in both', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/pagina/termeni-si-conditii')
  await whenHydrated(other)
  await logIn(page, player, { path: '/pagina/termeni-si-conditii' })
  await expect(balance(other)).toContainText('482,35 lei')
  await balance(page).getByRole('button', { name: 'Ascunde soldul' }).click()
  await expect(balance(page)).toContainText('Sold ascuns')
  await expect(balance(other)).toContainText('Sold ascuns')
  await balance(other).getByRole('button', { name: 'Ascunde soldul' }).click()
  await expect(balance(page)).toContainText('482,35 lei')
})
