import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, phone, test, whenHydrated } from './support/test.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Caută' })
const fieldOf = (page: Page): Locator => panelOf(page).getByRole('combobox')
const optionsOf = (page: Page): Locator => panelOf(page).getByRole('option')

/** The search over the page at `path`, opened by key, with its catalogue there. */
async function openSearch(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path)
  await whenHydrated(page)
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await expect(panelOf(page).getByRole('heading', { name: 'Recomandate' })).toBeVisible()
  return panelOf(page)
}

/** Names of the games that `term` finds, as they are shown. */
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

/** Text as the search compares it, for names without rarer letters. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const orderOf = (name: string, term: string): number =>
  plain(name).startsWith(term) ? 0 : plain(name).endsWith(term) ? 1 : 2

for (const [what, screen] of [
  ['1440 px', desktop],
  ['390 px', phone],
] as const) {
  test.describe(`guest at ${what}`, () => {
    test.use(screen)

    for (const key of ['/', 'Control+k']) {
      test(`UXP-16 SEA-05 ${key} opens the search, Escape gives the page back`, async ({ page }) => {
        await page.goto('/')
        await whenHydrated(page)
        await page.keyboard.press(key)
        await expect(fieldOf(page)).toBeFocused()
        await expect(fieldOf(page)).toHaveValue('')
        await expect(panelOf(page)).toHaveAttribute('id', 'search')
        await page.keyboard.press('Escape')
        await expect(panelOf(page)).toHaveCount(0)
        await expect(page).toHaveURL('/')
      })
    }

    test('SEA-01 SEA-03 a term finds with and without its marks, beginnings first, then ends', async ({
      page,
    }) => {
      await openSearch(page)
      const names = await gamesFor(page, 'pacala')
      expect(names.length).toBeGreaterThan(1)
      expect(await gamesFor(page, 'PĂCALĂ')).toEqual(names)
      for (const term of ['regina', 'zmei', 'nil', 'iarna']) {
        const orders = (await gamesFor(page, term)).map((name) => orderOf(name, term))
        expect(orders[0]).toBe(0)
        expect(orders).toEqual(orders.toSorted())
      }
    })

    test('UXP-05 the letters that match are marked in their own spelling', async ({ page }) => {
      await openSearch(page)
      await fieldOf(page).fill('RULETA CARPATI')
      const option = optionsOf(page).filter({ hasText: 'Ruleta Carpați' }).first()
      await expect(option.locator('mark')).toHaveText('Ruleta Carpați')
    })

    test('UXP-05 what finds nothing is said, with another way to write it and games to begin with', async ({
      page,
    }) => {
      const panel = await openSearch(page)
      await fieldOf(page).fill('regnia')
      await expect(panel.getByText('Niciun rezultat pentru „regnia”').first()).toBeVisible()
      await expect(panel.getByRole('heading', { name: 'Recomandate' })).toBeVisible()
      await panel.getByRole('button', { name: 'Ai vrut „Regina”?' }).click()
      await expect(fieldOf(page)).toHaveValue('Regina')
      await expect(fieldOf(page)).toBeFocused()
      await expect(optionsOf(page).first()).toContainText('Regina')
    })

    test('SEA-02 providers wait for the third letter, and two letters say so', async ({ page }) => {
      const panel = await openSearch(page)
      await fieldOf(page).fill('cu')
      await expect(panel.getByText('Mai scrie o literă pentru furnizori.')).toBeVisible()
      await expect(panel.getByRole('group', { name: /^Furnizori/ })).toHaveCount(0)
      await fieldOf(page).fill('cup')
      await expect(panel.getByRole('group', { name: /^Furnizori/ }).getByRole('option')).toContainText(
        'Cuprum Play',
      )
    })

    test('SEA-04 40 results, then more; 5 recommended games, then more; the focus stays', async ({
      page,
    }) => {
      const panel = await openSearch(page)
      const recommended = panel.getByRole('listitem').filter({ has: page.locator('a[href^="/joc/"]') })
      await expect(recommended).toHaveCount(5)
      await panel.getByRole('button', { name: 'Arată mai multe' }).click()
      await expect.poll(() => recommended.count()).toBeGreaterThan(5)
      await fieldOf(page).fill('aur')
      await expect(optionsOf(page)).toHaveCount(40)
      await expect(panel.getByRole('status')).toHaveText(/^\d+ (de )?rezultate, 40 afișate$/)
      await panel.getByRole('button', { name: 'Arată mai multe' }).click()
      await expect(optionsOf(page)).toHaveCount(80)
      await expect(panel.getByRole('button', { name: 'Arată mai multe' })).toBeFocused()
    })

    test('SEA-08 UXP-01 UXP-02 with keys alone to the details of a game, and back to the same result', async ({
      page,
    }) => {
      await openSearch(page)
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
      await page.goBack()
      await expect(fieldOf(page)).toHaveValue('regina')
      await page.goBack()
      await expect(panelOf(page)).toHaveCount(0)
    })

    test('UXP-05 a search that led somewhere is remembered until it is removed', async ({ page }) => {
      const panel = await openSearch(page)
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

    test('SEA-06 closing clears the term, by whatever way', async ({ page }) => {
      const panel = await openSearch(page)
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
        await page.goForward()
        await expect(fieldOf(page)).toHaveValue('')
      }
    })

    test('UXP-01 Back from a provider’s page, and a reload, find the search with its term', async ({
      page,
    }) => {
      await openSearch(page)
      await fieldOf(page).fill('cuprum')
      await optionsOf(page).filter({ hasText: 'Cuprum Play' }).last().click()
      await expect(page).toHaveURL('/furnizori/cuprum-play')
      await expect(panelOf(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(fieldOf(page)).toHaveValue('cuprum')
      await expect(optionsOf(page).first()).toBeVisible()
      await page.reload()
      await expect(fieldOf(page)).toHaveValue('cuprum')
      await expect(optionsOf(page).first()).toBeVisible()
    })

    test('UXP-01 Back finds the list as long as it was and as far down', async ({ page }) => {
      const panel = await openSearch(page)
      await fieldOf(page).fill('aur')
      await panel.getByRole('button', { name: 'Arată mai multe' }).click()
      await expect(optionsOf(page)).toHaveCount(80)
      await panel
        .getByRole('group', { name: /^Furnizori/ })
        .getByRole('option')
        .click()
      await expect(page).toHaveURL(/^[^?]+\/furnizori\//)
      await expect(panel).toHaveCount(0)
      await page.goBack()
      await expect(optionsOf(page)).toHaveCount(80)
      await expect(panel.getByRole('group', { name: /^Furnizori/ })).toBeInViewport()
    })

    for (const theme of ['dark', 'light'] as const) {
      test(`SEA-08 axe finds nothing in the panel in ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const panel = await openSearch(page)
        for (const term of ['', 'aur', 'regnia']) {
          await fieldOf(page).fill(term)
          await expect(panel.getByRole('heading').or(optionsOf(page)).nth(1)).toBeVisible()
          const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`,
          )
          expect(found, `with „${term}”`).toEqual([])
        }
      })
    }
  })
}
