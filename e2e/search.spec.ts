import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { fieldOf, optionsOf, panelOf, pressesOfARow } from './support/searchRow.ts'
import { devices, expect, test, whenHydrated } from './support/test.ts'

/** A short page: the search is the same on every page. */
const PAGE = '/turnee'

/** Opens the search by key and waits for its catalogue. */
async function openSearch(page: Page): Promise<Locator> {
  await page.goto(PAGE)
  await whenHydrated(page)
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await expect(panelOf(page).getByRole('heading', { name: 'Recomandate' })).toBeVisible()
  return panelOf(page)
}

/** Names of the games that `term` finds, in order. */
async function gamesFor(page: Page, term: string): Promise<string[]> {
  await fieldOf(page).fill(term)
  const games = panelOf(page)
    .getByRole('group', { name: /^Jocuri/ })
    .getByRole('option')
  await expect(games.first()).toBeVisible()
  return games.evaluateAll((options) =>
    options.map((option) => option.querySelector(':has(> mark)')?.textContent ?? ''),
  )
}

/** Text as the search folds it, for names with Romanian letters only. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const orderOf = (name: string, term: string): number =>
  plain(name).startsWith(term) ? 0 : plain(name).endsWith(term) ? 1 : 2

/** Opens the panel by each key, with an empty field, and closes it. */
async function opensByKey(page: Page): Promise<void> {
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key)
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue('')
    await expect(panelOf(page)).toHaveAttribute('id', 'search')
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(PAGE)
  }
}

/** Opens the details of a game with keys only, twice, and goes back to the selected result, then to the page. */
async function goesByKeys(page: Page): Promise<void> {
  await page.keyboard.type('regina')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const active = panelOf(page).getByRole('option', { selected: true })
  const id = await fieldOf(page).getAttribute('aria-activedescendant')
  await expect(active).toHaveAttribute('id', id ?? '')
  const name = (await active.locator('span > span').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name })
  await expect(details.getByRole('heading', { name })).toBeFocused()
  await expect(page).toHaveURL(/\/joc\//)
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('regina')
  await expect(active).toHaveAttribute('id', id ?? '')
  await page.keyboard.press('Enter')
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(/\/joc\//)
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('regina')
  await page.goBack()
  await expect(panelOf(page)).toHaveCount(0)
}

/** Violations that axe finds in the panel in the light theme; in the dark theme only the rules that depend on colour. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).include('[role=dialog]')
    if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    found.push(
      ...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`),
    )
  }
  return found
}

for (const [what, screen] of devices) {
  test.describe(`guest at ${what}`, () => {
    test.use(screen)

    test('UXP-16 SEA-05 SEA-06 the keys / and Control+K open the search, and Escape closes it; every way to close clears the term', async ({
      page,
    }) => {
      await page.goto(PAGE)
      await whenHydrated(page)
      await opensByKey(page)
      await page.keyboard.press('/')
      const panel = panelOf(page)
      await expect(panel.getByRole('heading', { name: 'Recomandate' })).toBeVisible()
      const ways = [
        () => panel.getByRole('button', { name: 'Închide' }).click(),
        () => page.goBack(),
        async () => {
          for (let layer = 0; layer < 3; layer += 1) await page.keyboard.press('Escape')
        },
      ]
      for (const close of ways) {
        await fieldOf(page).fill('carp')
        await expect(optionsOf(page).first()).toBeVisible()
        await close()
        await expect(panel).toHaveCount(0)
        // The panel closes at once; the browser goes back asynchronously.
        await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull()
        await page.goForward()
        await expect(fieldOf(page)).toHaveValue('')
      }
    })

    test('SEA-01 SEA-02 SEA-03 UXP-05 a term matches with and without diacritics, beginnings of names first, then ends; the matching letters are marked as spelled; providers need three letters, and after two a note says so', async ({
      page,
    }) => {
      const panel = await openSearch(page)
      const names = await gamesFor(page, 'pacala')
      expect(names.length).toBeGreaterThan(1)
      expect(await gamesFor(page, 'PĂCALĂ')).toEqual(names)
      for (const term of ['regina', 'zmei', 'nil', 'iarna']) {
        const orders = (await gamesFor(page, term)).map((name) => orderOf(name, term))
        expect(orders[0]).toBe(0)
        expect(orders).toEqual(orders.toSorted())
      }

      await fieldOf(page).fill('RULETA CARPATI')
      const option = optionsOf(page).filter({ hasText: 'Ruleta Carpați' }).first()
      await expect(option.locator('mark')).toHaveText('Ruleta Carpați')

      const providers = panel.getByRole('group', { name: /^Furnizori/ })
      await fieldOf(page).fill('cu')
      await expect(panel.getByText('Mai scrie o literă pentru furnizori.')).toBeVisible()
      await expect(providers).toHaveCount(0)
      await fieldOf(page).fill('cup')
      await expect(providers.getByRole('option')).toContainText('Cuprum Play')
    })

    test('SEA-04 UXP-05 the search shows 5 recommended games, then more, and 40 results, then more, without moving the focus; a term without results shows a suggestion and recommended games', async ({
      page,
    }) => {
      const panel = await openSearch(page)
      const more = panel.getByRole('button', { name: 'Arată mai multe' })
      const recommended = panel.getByRole('listitem').filter({ has: page.locator('a[href^="/joc/"]') })
      await expect(recommended).toHaveCount(5)
      await more.click()
      await expect.poll(() => recommended.count()).toBeGreaterThan(5)
      await fieldOf(page).fill('aur')
      await expect(optionsOf(page)).toHaveCount(40)
      await expect(panel.getByRole('status')).toHaveText(/^\d+ (de )?rezultate, 40 afișate$/)
      await more.click()
      await expect(optionsOf(page)).toHaveCount(80)
      await expect(more).toBeFocused()

      await fieldOf(page).fill('regnia')
      await expect(panel.getByText('Niciun rezultat pentru „regnia”').first()).toBeVisible()
      await expect(panel.getByRole('heading', { name: 'Recomandate' })).toBeVisible()
      await panel.getByRole('button', { name: 'Ai vrut „Regina”?' }).click()
      await expect(fieldOf(page)).toHaveValue('Regina')
      await expect(fieldOf(page)).toBeFocused()
      await expect(optionsOf(page).first()).toContainText('Regina')
    })

    test('SEA-08 UXP-01 UXP-02 UXP-05 with the keyboard alone a visitor opens the details of a game and goes back to the same result; a term that led to a result is a recent search until it is removed', async ({
      page,
    }) => {
      const panel = await openSearch(page)
      await goesByKeys(page)
      await page.keyboard.press('/')
      await fieldOf(page).fill('regina')
      await optionsOf(page).first().click()
      await expect(page).toHaveURL(/\/joc\//)
      await openSearch(page)
      await panel.getByRole('button', { name: 'regina', exact: true }).click()
      await expect(fieldOf(page)).toHaveValue('regina')
      await panel.getByRole('button', { name: 'Șterge textul căutat' }).click()
      await panel.getByRole('button', { name: /^Scoate „regina”/ }).click()
      await expect(panel.getByRole('heading', { name: 'Căutări recente' })).toHaveCount(0)
      await openSearch(page)
      await expect(panel.getByRole('heading', { name: 'Căutări recente' })).toHaveCount(0)
    })

    test('UXP-01 FAV-04 Back from a provider’s page restores the search with its term, the length of its list and its scroll position; a reload restores the term; heart and Play of a row ask a guest for a login', async ({
      page,
    }) => {
      const panel = await openSearch(page)
      await fieldOf(page).fill('Regina')
      await pressesOfARow(page, 'Regina', PAGE)
      await fieldOf(page).fill('aur')
      await panel.getByRole('button', { name: 'Arată mai multe' }).click()
      await expect(optionsOf(page)).toHaveCount(80)
      const providers = panel.getByRole('group', { name: /^Furnizori/ })
      await providers.getByRole('option').click()
      await expect(page).toHaveURL('/furnizori/studio-aurora-mese')
      await expect(panel).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(PAGE)
      await expect(fieldOf(page)).toHaveValue('aur')
      await expect(optionsOf(page)).toHaveCount(80)
      await expect(providers).toBeInViewport()
      await page.reload()
      await expect(fieldOf(page)).toHaveValue('aur')
      await expect(optionsOf(page).first()).toBeVisible()
    })

    test('SEA-08 axe finds nothing in the panel in both themes', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const panel = await openSearch(page)
      for (const term of ['', 'aur', 'regnia']) {
        await fieldOf(page).fill(term)
        await expect(panel.getByRole('heading').or(optionsOf(page)).nth(1)).toBeVisible()
        expect(await findings(page), `with „${term}”`).toEqual([])
      }
    })
  })
}
