import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  balance,
  control,
  fillCredentials,
  logIn,
  loginDialog,
  loginLink,
  passwordOf,
  submit,
  type Username,
  whenPlayer,
} from './support/players.ts'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { devices, expect, test, whenHydrated } from './support/test.ts'

type State = {
  favourites: string[]
  plays: { gameCode: string; rounds: number; at: number }[]
  rounds: { gameCode: string; win: number; at: number }[]
  filledAt: number
}

const DAY = 24 * 60 * 60 * 1000

/** The sandbox's data of a player in the last month. */
async function stateOf(request: APIRequestContext, site: string, who: Username): Promise<State> {
  const { state } = await (await request.get(`${site}/sandbox/control/people/${who}`)).json()
  const recent = ({ at }: { at: number }) => at > state.filledAt - 30 * DAY
  return { ...state, plays: state.plays.filter(recent), rounds: state.rounds.filter(recent) }
}

/** How often each game was played, most often first. */
function counts({ plays }: State): [string, number][] {
  const sums = new Map<string, number>()
  for (const { gameCode, rounds } of plays) sums.set(gameCode, (sums.get(gameCode) ?? 0) + rounds)
  return [...sums].toSorted(([, one], [, other]) => other - one)
}

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: title })
const games = (page: Page, title: string): Promise<(string | null)[]> =>
  row(page, title)
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/joc/', '') ?? ''))

/** Scrolls a row into view, which loads its games. */
async function scrollToRow(page: Page, title: string): Promise<void> {
  await row(page, title).scrollIntoViewIfNeeded()
  await expect(row(page, title).getByRole('article').first()).toBeVisible()
}

/** Logs in from the header of the current page. */
async function logInHere(page: Page, who: Username): Promise<void> {
  await loginLink(page).click()
  await fillCredentials(loginDialog(page), who, passwordOf(who))
  await submit(loginDialog(page)).click()
  await whenPlayer(page)
}

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test(`PER-02 PER-03 FAV-01 the page of own games shows a player’s games in rows, in order, at ${device}`, async ({
      page,
      request,
      site,
    }) => {
      const state = await stateOf(request, site, 'mihai.obisnuit')
      await logIn(page, 'mihai.obisnuit', { path: '/utilizator/jocurile-mele' })
      const all = counts(state)
      const most = all.filter(([, rounds]) => rounds >= 50).map(([code]) => code)
      const recent = all.filter(([, rounds]) => rounds >= 10 && rounds < 50).map(([code]) => code)
      await scrollToRow(page, 'Preferatele mele')
      expect(await games(page, 'Preferatele mele')).toEqual(
        state.favourites.slice(0, (await games(page, 'Preferatele mele')).length),
      )
      await scrollToRow(page, 'Cele mai jucate')
      const shown = await games(page, 'Cele mai jucate')
      expect(shown.length).toBeGreaterThan(2)
      expect(most.filter((code) => shown.includes(code))).toEqual(shown)
      await scrollToRow(page, 'Jucate recent')
      for (const code of await games(page, 'Jucate recent')) expect(recent).toContain(code)

      await scrollToRow(page, 'Câștiguri recente')
      const wins = await row(page, 'Câștiguri recente')
        .getByRole('article')
        .getByText(/^Ai câștigat [\d.]+,\d\d lei$/)
        .allTextContents()
      const amounts = wins.map((text) => Number(text.replaceAll(/\D/g, '')) / 100)
      expect(amounts.length).toBeGreaterThan(2)
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
      const best = (code: string) =>
        Math.max(...state.rounds.filter(({ gameCode }) => gameCode === code).map(({ win }) => win))
      expect(amounts).toEqual((await games(page, 'Câștiguri recente')).map((code) => best(code ?? '')))
    })
  })

test('UXP-19 while the balance is hidden, a press shows a win for a moment, in the row and on its page', async ({
  page,
  request,
  site,
}) => {
  await control({ request, site }, 'victor.mare', 'reset')
  await page.clock.install()
  await logIn(page, 'victor.mare', { path: '/utilizator/jocurile-mele' })
  await balance(page).getByRole('button').click()
  await scrollToRow(page, 'Câștiguri recente')
  const wins = page.getByRole('main').getByText(/^Ai câștigat/)
  const reveal = page.getByRole('main').getByRole('button', { name: 'Arată câștigurile pentru o clipă' })
  for (const place of ['row', 'page']) {
    if (place === 'page') {
      await row(page, 'Câștiguri recente')
        .getByRole('link', { name: /^Vezi toate/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Câștiguri recente' })).toBeVisible()
    }
    await expect(page.getByRole('main').getByText('Câștig ascuns').first()).toBeVisible()
    await expect(wins).toHaveCount(0)
    await reveal.click()
    await expect(wins.first()).toBeVisible()
    await page.clock.fastForward(5100)
    await expect(wins).toHaveCount(0)
  }
  await balance(page).getByRole('button').click()
  await expect(wins.first()).toBeVisible()
  await expect(reveal).toHaveCount(0)
})

test('PER-06 PER-02 PER-04 a recommendation row names its seed game and offers another; a row links to its own page with all of its games; games played as a demo only have a page too', async ({
  page,
  request,
  site,
}) => {
  const state = await stateOf(request, site, 'mihai.obisnuit')
  await logIn(page, 'mihai.obisnuit', { path: '/utilizator/jocurile-mele' })
  const main = page.getByRole('main')
  const grown = main.getByRole('region', { name: /^Pentru că îți place / })
  await grown.scrollIntoViewIfNeeded()
  const title = grown.getByRole('heading', { level: 2 })
  const before = (await title.textContent()) ?? ''
  const seed = before.replace('Pentru că îți place ', '')
  await expect(
    grown.getByRole('article').filter({ has: page.getByRole('heading', { name: seed, exact: true }) }),
  ).toHaveCount(0)
  await grown.getByRole('button', { name: 'Alege după alt joc' }).click()
  await expect(title).not.toHaveText(before)
  await expect(title).toHaveText(/^Pentru că îți place /)

  await scrollToRow(page, 'Jucate recent')
  const inRow = await games(page, 'Jucate recent')
  await row(page, 'Jucate recent').getByRole('link', { name: 'Vezi toate Jucate recent' }).click()
  await expect(page).toHaveURL('/utilizator/jucate-recent')
  await expect(page.getByRole('heading', { level: 1, name: 'Jucate recent' })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(inRow.length)
  await page.goBack()
  await expect(row(page, 'Jucate recent')).toBeInViewport()

  await page.goto('/utilizator/incercate-o-data')
  await expect(main.getByRole('article').first()).toBeVisible()
  const links = main.getByRole('article').getByRole('heading').getByRole('link')
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(shown.length).toBeGreaterThan(1)
  const tried = counts(state).flatMap(([code, rounds]) => (rounds < 10 ? [code] : []))
  for (const href of shown) expect(tried).toContain(href?.replace('/joc/', ''))
})

test('RTE-17 live favourites and golden chips have addresses under the live route while the live lobby is open', async ({
  page,
}) => {
  await logIn(page, 'elena.bonus', { path: '/cazinou-live/utilizator/jocurile-mele' })
  const offer = page.getByRole('dialog', { name: '25 de rotiri gratuite' })
  await offer.getByRole('button', { name: 'Închide' }).click()
  for (const [title, slug] of [
    ['Mesele mele preferate', 'mese-preferate'],
    ['Jetoane de aur', 'jetoane-de-aur'],
  ] as const) {
    await row(page, title).scrollIntoViewIfNeeded()
    await row(page, title)
      .getByRole('link', { name: `Vezi toate ${title}` })
      .click()
    await expect(page).toHaveURL(`/cazinou-live/utilizator/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.goBack()
  }
})

test('FAV-01 PER-02 a player without games reads how games get into the first row, and how into each list on its own page', async ({
  page,
}) => {
  await logIn(page, 'ana.noua', { path: '/utilizator/jocurile-mele' })
  const strip = row(page, 'Preferatele mele')
  await expect(strip).toContainText('Apasă inima de pe un joc ca să îl găsești aici.')
  // The other empty lists take no space.
  await expect(row(page, 'Alese pentru tine')).toBeInViewport()
  for (const title of ['Jucate recent', 'Cele mai jucate', 'Câștiguri recente', 'Rotiri gratuite'])
    await expect(row(page, title)).toHaveCount(0)
  await strip.getByRole('button', { name: 'Caută un joc' }).click()
  await expect(page.getByRole('dialog', { name: 'Caută' })).toBeVisible()
  await page.keyboard.press('Escape')

  // The next visit expects the strip only, so nothing moves when the lists have loaded.
  await watchShifts(page)
  await page.goto('/')
  await whenPlayer(page)
  await expect(row(page, 'Jucate recent')).toContainText('Jocurile pe care le joci apar aici.')
  expect(sumOf(await shiftsOf(page))).toBeLessThan(0.01)

  for (const [slug, words] of [
    ['cele-mai-jucate', 'Jocurile la care te întorci des apar aici.'],
    ['castiguri-recente', 'Câștigurile tale din ultima lună apar aici.'],
    ['rotiri-gratuite', 'Acum nu ai niciun bonus de folosit.'],
  ] as const) {
    await page.goto(`/utilizator/${slug}`)
    await expect(page.getByRole('main')).toContainText(words)
  }
  await page.getByRole('main').getByRole('link', { name: 'Vezi promoțiile' }).click()
  await expect(page).toHaveURL('/promotii')
  await whenPlayer(page)
})

test('PER-01 MNU-02 a guest sees no player rows or menu entries, and a player sees them in the same lobby', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const entries = page.getByRole('navigation', { name: 'Meniul lobby-ului' })
  const own = entries.getByRole('link', { name: 'Jucate recent' })
  await expect(row(page, 'Recomandate')).toBeVisible()
  await expect(row(page, 'Jucate recent')).toHaveCount(0)
  await expect(own).toBeHidden()
  await logInHere(page, 'mihai.obisnuit')
  await expect(own).toBeVisible()
  await scrollToRow(page, 'Jucate recent')
})
