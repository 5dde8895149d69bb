import type { Page } from '@playwright/test'
import { openEditor } from './support/editor.ts'
import { expect, forget, test } from './support/test.ts'

const openWidget = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Module' }).getByRole('button', { name }).click()

const said = (page: Page) => page.getByRole('status')

const slide = (page: Page, at: number) => page.getByRole('group', { name: `Cadrul ${at}`, exact: true })

for (const width of [390, 1440])
  test(`CMS-07 at ${width} px what is typed is seen in the frame before it is saved, at the same place and without a reload`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const frame = await openEditor(page)
    const root = frame.locator('html')
    await root.evaluate(() => Object.assign(window, { same: true }))
    await openWidget(page, /^Html · lobby-3-html/)
    const place = frame.locator('[data-widget-id="lobby-3-html"]')
    await expect(place).toBeInViewport()
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = await root.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(100)
    await page.getByRole('textbox', { name: 'HTML' }).fill('<h2>Scris chiar acum</h2><p>Nesalvat.</p>')
    await expect(frame.getByRole('heading', { name: 'Scris chiar acum' })).toBeInViewport()
    await expect(said(page)).toHaveText('Modificările nu sunt salvate.')
    expect(await root.evaluate(() => scrollY)).toBe(before)
    expect(await root.evaluate(() => 'same' in window)).toBe(true)
    // Nobody else sees it.
    for (const path of ['/', '/preview'])
      expect(await (await request.get(path)).text()).not.toContain('Scris chiar acum')
    await page.getByRole('button', { name: 'Renunță la modificări' }).click()
    await expect(frame.getByRole('heading', { name: 'Scris chiar acum' })).toHaveCount(0)
    await expect(frame.getByRole('heading', { name: 'Ciornă: anunț nou' })).toBeVisible()
  })

test('CMS-07 a press on a text, a picture or a label of the page leads to its field', async ({ page }) => {
  const frame = await openEditor(page)
  const hero = frame.getByRole('region', { name: 'Noutăți și promoții' })
  await hero.getByRole('heading', { name: 'Ciornă: Regina Nilului' }).click()
  await expect(slide(page, 1).getByLabel('Titlu', { exact: true })).toBeFocused()
  await hero
    .getByRole('article')
    .first()
    .click({ position: { x: 640, y: 40 } })
  await expect(slide(page, 1).getByLabel('Imagine')).toBeFocused()
  const label = frame.getByText(/^Games · lobby-14-games · /)
  await label.click()
  await expect(page.getByLabel('Categorie')).toHaveValue('casino-in-tendinte')
  await expect(page.getByRole('group', { name: 'Câmpurile modulului' }).locator(':focus')).toHaveCount(1)
  // It selects the widget and does not open its data.
  await expect(frame.getByText('"type": "Games"')).toHaveCount(0)
  // Links and buttons still do what they do.
  await hero.getByRole('button', { name: /2$/ }).click()
  await expect(hero.getByRole('heading', { name: 'Se coace Livada de Aur' })).toBeVisible()
})

test('CMS-07 a field leads to its place: the page turns and scrolls to it and outlines it', async ({
  page,
}) => {
  const frame = await openEditor(page)
  const selected = frame.locator('[class*="_selected"]')
  await openWidget(page, /^Games · lobby-12-games/)
  await expect(selected).toHaveAttribute('data-widget-id', 'lobby-12-games')
  await expect(selected).toBeInViewport()
  await expect(selected).toHaveCSS('outline-style', 'solid')
  await openWidget(page, /^Carousel · /)
  await slide(page, 1).getByLabel('Text').fill('Un text mai scurt.')
  await expect(selected).toHaveText('Un text mai scurt.')
  await expect(selected).toBeInViewport()
  // The carousel turns to a slide that waits for its turn.
  const text = slide(page, 3).getByLabel('Text')
  await text.focus()
  await expect(selected).toContainText('Nivelul de sus a trecut de un milion de lei.')
  await expect(selected).toBeInViewport()
  await expect(text).toBeFocused()
  await text.fill('Al treilea, scris acum.')
  await expect(selected).toHaveText('Al treilea, scris acum.')
  await expect(selected).toBeInViewport()
})

test('CMS-07 by keyboard alone: choose, write, select in the page, save', async ({ page, request }) => {
  const frame = await openEditor(page, 'povesti-de-iarna')
  const title = page.getByRole('group', { name: 'Câmpurile paginii' }).getByLabel('Titlu')
  await page.getByRole('combobox', { name: 'Pagina' }).focus()
  await page.keyboard.press('Tab')
  await expect(title).toBeFocused()
  const before = await title.inputValue()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Povești scrise cu tastele')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Povești scrise cu tastele')
  await frame.locator('[data-widget-id] summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Câmpurile modulului' }).locator(':focus')).toHaveCount(1)
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Ciorna a fost salvată.')
  await page.reload()
  await page.getByRole('combobox', { name: 'Pagina' }).selectOption('povesti-de-iarna')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Povești scrise cu tastele')
  const now = await (await request.get('/pagina/povesti-de-iarna', { failOnStatusCode: false })).text()
  expect(now).not.toContain('scrise cu tastele')
  await title.fill(before)
  await title.press('Enter')
  await expect(said(page)).toHaveText('Ciorna a fost salvată.')
})

test('CMS-07 an invalid draft is a problem of the page, in its place, in its list and in the form', async ({
  page,
}) => {
  const frame = await openEditor(page, 'bun-venit')
  const title = page.getByLabel('Titlu')
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(title).toBeFocused()
  await title.fill('')
  const problems = frame.getByRole('region', { name: 'Probleme pe această pagină' })
  await expect(problems).toContainText('Câmpul „title” lipsește.')
  await expect(page.getByRole('list', { name: 'Probleme' })).toContainText('promotion · bun-venit · title')
  await title.fill('Bun venit la bord')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Bun venit la bord')
  await expect(problems).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Probleme' })).toHaveText('Nicio problemă.')
})

test('CMS-07 a page that is not saved yet is seen while it is written; without its draft it does not exist', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/sandbox/editor')
  await page.getByRole('combobox', { name: 'Pagina' }).selectOption('Promoție nouă')
  const frame = page.frameLocator('iframe[title]')
  const heading = frame.getByRole('heading', { level: 1 })
  const problems = frame.getByRole('region', { name: 'Probleme pe această pagină' })
  await expect(heading).toHaveText('promotie-noua')
  await expect(problems).toContainText('Câmpul „title” lipsește.')
  await page.getByLabel('Slug').fill('zile-de-arama')
  await page.keyboard.press('Tab')
  const address = '/preview/promotii/zile-de-arama'
  await expect(page.locator('iframe')).toHaveAttribute('src', `${address}?bara=fara`)
  await expect(heading).toHaveText('zile-de-arama')
  await page.getByLabel('Titlu').fill('Zile de aramă')
  await expect(heading).toHaveText('Zile de aramă')
  await expect(problems.getByText('„title”')).toHaveCount(0)
  await page.getByLabel('Titlu').fill('Zilele de aramă')
  await expect(heading).toHaveText('Zilele de aramă')
  expect((await request.get(address, { failOnStatusCode: false })).status()).toBe(404)

  await page.getByRole('button', { name: 'Renunță la modificări' }).click()
  await expect(heading).toHaveText('zile-de-arama')
  forget(complaints, /404/)
})
