import type { Locator, Page } from '@playwright/test'
import { apply, listed, numberIn, openFilters, total } from './support/lists.ts'
import { pressMiddle } from './support/press.ts'
import { expect, test, whenHydrated } from './support/test.ts'

/** Groups of the panel by their names in the global settings. */
const groups: Record<string, string> = {
  Categories: 'Categorii',
  Collections: 'Colecții',
  SpecialFeatures: 'Caracteristici',
  Labels: 'Etichete',
  Volatility: 'Volatilitate',
  Rtp: 'RTP',
  NumberOfLines: 'Linii',
  NumberOfReels: 'Role',
}

type Settings = { enabledFilters: string[]; enabledFiltersLive: string[] }

/** The first option of a group, whose name ends in the number of its chosen options. */
const firstOption = (panel: Locator, group: string): Locator =>
  panel
    .getByRole('group', { name: new RegExp(`^${group}`) })
    .first()
    .getByRole('checkbox')
    .first()

/** Applies the first option of a group: the list has as many games as the option and the button say. */
async function applies(page: Page, group: string): Promise<void> {
  const all = numberIn(await total(page).textContent())
  const panel = await openFilters(page)
  const option = firstOption(panel, group)
  await pressMiddle(option)
  await expect(option).toBeChecked()
  await expect(apply(panel)).toBeEnabled()
  const games = numberIn(await apply(panel).textContent())
  expect(games, group).toBeLessThanOrEqual(all)
  expect(games, group).toBeGreaterThan(0)
  await apply(panel).click()
  await expect(panel).toBeHidden()
  await expect.poll(async () => numberIn(await total(page).textContent()), group).toBe(games)
  expect(await listed(page), group).toBe(games)
  const chosen = page.getByRole('group', { name: 'Filtre alese' })
  await chosen.getByRole('button', { name: 'Șterge filtrele' }).click()
  await expect.poll(async () => numberIn(await total(page).textContent()), group).toBe(all)
}

for (const [lobby, path, setting] of [
  ['the casino', '/toate-jocurile', 'enabledFilters'],
  ['the live casino', '/cazinou-live/toate-jocurile', 'enabledFiltersLive'],
] as const)
  test(`FIL-01 in ${lobby} the panel has the groups that its settings enable, and no others; each of them filters`, async ({
    page,
    request,
    site,
  }) => {
    const answer = await request.get(`${site}/sandbox/cms/globalsettings`)
    const enabled = ((await answer.json()) as Settings)[setting]
    await page.goto(path)
    await whenHydrated(page)
    const panel = await openFilters(page)
    for (const [kind, name] of Object.entries(groups)) {
      const shown = panel.getByRole('group', { name, exact: true })
      await expect(shown, kind).toHaveCount(enabled.includes(kind) ? 1 : 0)
    }
    await page.keyboard.press('Escape')
    for (const kind of enabled) await applies(page, groups[kind] ?? kind)
    await applies(page, 'Furnizori')
  })
