import { openEditor } from './support/editor.ts'
import { tabTo } from './support/tabTo.ts'
import { expect, test, whenHydrated } from './support/test.ts'

const DAY = 24 * 60 * 60 * 1000
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** The only problem of the lobby as the sandbox has it: an entry of its menu. */
const IN_THE_MENU = 'route · target: „casino-povesti-de-vara”'

test('CMS-07 CMS-04 an editor breaks a widget, reads why, and mends it', async ({ page }) => {
  const frame = await openEditor(page)
  await page
    .getByRole('list', { name: 'Module' })
    .getByRole('button', { name: /^Games · lobby-12-games/ })
    .click()
  const category = page.getByLabel('Categorie')
  const before = await category.inputValue()
  await category.fill('casino-nicaieri')
  const why = 'Câmpul „category” trimite la „casino-nicaieri”, care nu există.'
  const place = frame.locator('[data-widget-id="lobby-12-games"]')
  await expect(place).toContainText(why)
  await expect(place).toContainText('Se așteaptă id-ul unei categorii care are jocuri')
  await expect(page.getByRole('list', { name: 'Probleme' })).toContainText(
    'Games · lobby-12-games · category · target: „casino-nicaieri”',
  )
  await category.fill(before)
  await expect(place).not.toContainText('nu există')
  await expect(page.getByRole('list', { name: 'Probleme' })).toHaveText(IN_THE_MENU)
  await page.getByRole('button', { name: 'Renunță la modificări' }).click()
})

test('CMS-07 PRO-04 an editor schedules a promotion, and sees it before its day, on it, and as a player who has excluded themselves', async ({
  page,
  request,
}) => {
  const draft = '/sandbox/control/promotions/foc-de-arama'
  const saved = await (await request.get(draft)).json()
  const [start, end] = [dayAhead(3), dayAhead(5)]
  const frame = await openEditor(page, 'foc-de-arama')
  const fields = page.getByRole('group', { name: 'Câmpurile paginii' })
  await fields.getByLabel('Prima zi').fill(start)
  await fields.getByLabel('Ultima zi').fill(end)
  await expect(frame.getByText('Pe site pagina aceasta nu se vede acum.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvează ciorna' }).click()
  await expect(page.getByRole('status')).toHaveText('Ciorna a fost salvată.')

  await page.goto('/preview/promotii/foc-de-arama')
  await expect(page.getByText('Pe site pagina aceasta nu se vede acum.')).toBeVisible()
  await page.goto(`/preview/promotii/foc-de-arama?la=${dayAhead(4)}T10:00`)
  await whenHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Pe site pagina aceasta nu se vede acum.')).toHaveCount(0)

  await page.getByLabel('Pagina se vede ca').selectOption('Autoexclus')
  await page.getByRole('button', { name: 'Arată', exact: true }).click()
  await expect(page).toHaveURL(/pentru=autoexclus/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/preview/promotii?pentru=autoexclus&la=${dayAhead(4)}T10:00`)
  await expect(page.locator('main a[href*="/promotii/foc-de-arama"]')).toHaveCount(0)
  expect((await request.put(draft, { data: saved })).ok()).toBe(true)
})

test('CMS-07 CMS-04 with the keyboard alone an editor places a widget, reads what it lacks, breaks and mends it, and takes it out', async ({
  page,
}) => {
  const frame = await openEditor(page)
  const problems = page.getByRole('list', { name: 'Probleme' })
  await expect(problems).toHaveText(IN_THE_MENU)
  await tabTo(page, page.getByLabel('Modul nou'))
  await page.keyboard.type('Games')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const place = frame.locator('[data-widget-id="modul-nou-1"]')
  await expect(place).toContainText('Câmpul „category” lipsește.')
  await expect(problems).toContainText('Games · modul-nou-1 · category · missing')
  // Its label is reached by Tab and leads to its fields.
  await tabTo(page, place.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Titlu')).toBeFocused()

  await tabTo(page, page.getByLabel('Categorie'))
  await page.keyboard.type('casino-nicaieri')
  await tabTo(page, page.getByLabel('Felul plăcilor'))
  await page.keyboard.type('Default')
  await expect(place).toContainText('Câmpul „category” trimite la „casino-nicaieri”, care nu există.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('casino-sloturi-noi')
  await expect(problems).toHaveText(IN_THE_MENU)
  await expect(place.getByRole('article').first()).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Scoate modulul' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(place).toHaveCount(0)
  await expect(page.getByRole('status')).toBeEmpty()
})
