import { arrive, expect, find, heading, preview, results, search, tabTo, test } from './support.ts'

const copied = () => navigator.clipboard.readText()

/** A designer's everyday word, and the components that it must find. */
const everyday: [word: string, names: string[]][] = [
  ['toast', ['Snackbars']],
  ['modal', ['Dialog', 'ModalStack']],
  ['slider', ['RangeSlider', 'HeroCarousel']],
  ['dropdown', ['Select']],
  ['notification', ['Snackbars', 'InboxList']],
  ['tabs', ['Tabs', 'SubMenu']],
  ['avatar', ['AccountMenu', 'PlayerArea']],
  ['input', ['TextField']],
  ['badge', ['Badge']],
  ['skeleton', ['Skeleton']],
  ['comutator', ['Switch']],
  ['caută', ['SearchField', 'SearchPanel']],
  ['cauta', ['SearchField', 'SearchPanel']],
]

/** What does not fit on the screen without searching for it. */
const FIRST_RESULTS = 4

test('with the mouse: from the welcome to a component, its page, its code and its theme', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page)
  const docs = preview(page)
  await expect(docs.getByRole('link', { name: 'atelierul de culori' })).toHaveAttribute(
    'href',
    /atelier-de-culori/,
  )
  await docs.getByRole('link', { name: 'Toate componentele' }).click()
  await expect(heading(page)).toHaveText('Toate componentele')
  await expect(docs.getByRole('heading', { name: 'Butoane și câmpuri' })).toBeVisible()
  await docs.getByRole('searchbox', { name: 'Caută după orice nume' }).fill('taburi')
  const tile = docs.getByRole('link', { name: 'Tabs', exact: true })
  const picture = tile.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await tile.click()
  await expect(heading(page)).toHaveText('Tabs')
  await expect(docs.getByText('Beta: forma se poate schimba, din 28 noiembrie 2026')).toBeVisible()
  await docs.getByRole('link', { name: 'SegmentedControl' }).first().click()
  await expect(heading(page)).toHaveText('SegmentedControl')
  await find(page, 'cta', 'Button')
  await expect(docs.getByText('Stabilă', { exact: true })).toBeVisible()
  await expect(docs.getByRole('row', { name: /^tone Visual weight and meaning/ })).toBeVisible()
  await expect(docs.getByText('O singură acțiune principală; cealaltă este conturată.')).toBeVisible()
  await expect(docs.getByText('Două principale: nu se mai vede care este cea așteptată.')).toBeVisible()
  await expect(docs.getByText(/^\d,\d kB singură, \d+,\d kB cu piesele/)).toBeVisible()
  await expect(
    docs.getByText(/se desenează cam în timpul (unui buton simplu|a \d+ (de )?butoane simple)/),
  ).toBeVisible()
  await docs.getByRole('button', { name: 'Copy code' }).first().click()
  await expect
    .poll(() => page.evaluate(copied))
    .toMatch(/^import \{ Button \} from '.+'\n[\s\S]*<Button .*>Joacă<\/Button>/)
  await page.getByRole('button', { name: 'Theme dark' }).click()
  await page.getByRole('option', { name: 'light' }).click()
  await expect(docs.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('with the keyboard alone: everyday words find components, and a page gives its code and obeys the theme', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page)
  for (const [word, names] of everyday) {
    await search(page, word)
    await expect(async () => {
      const first = (await results(page).allInnerTexts()).slice(0, FIRST_RESULTS)
      const found = first.map((result) => result.trim().split('\n').at(-1))
      expect(found, word).toEqual(expect.arrayContaining(names))
    }).toPass()
  }
  await find(page, 'comutator', 'Switch')
  const docs = preview(page)
  // F6 goes from region to region; the toolbar is one stop of Tab, and arrows go from tool to tool.
  await tabTo(page, page.getByRole('region', { name: 'Toolbar' }), 'F6')
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('button', { name: 'Theme dark' }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'dark' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(docs.locator('html')).toHaveAttribute('data-theme', 'light')
  await tabTo(page, docs.getByRole('button', { name: 'Copy code' }).first())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(copied)).toMatch(/<Switch /)
})

test('in the workshop a changed colour is judged and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/iframe.html?id=fundatii-atelier-de-culori--default')
  await page.getByRole('combobox', { name: 'Jetonul' }).selectOption('color-text-faint')
  await expect(page.getByText('Toate perechile trec, în ambele teme.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Culoarea, ca text' }).fill('#777777')
  await expect(
    page.getByRole('row', { name: /^color-text-faint color-surface-3 .*✗ nu trece/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Copiază JSON-ul' }).click()
  await expect(page.getByText('JSON-ul este în clipboard.')).toBeVisible()
  const json = JSON.parse(await page.evaluate(copied))
  expect(json.color.text.faint.$value.hex).toBe('#777777')
})

test('the tokens can be taken along', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=fundatii-descarca--docs')
  const downloads = page.locator('a[download]')
  await expect(downloads).toHaveCount(5)
  const links = await downloads.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  for (const link of links) expect((await page.request.get(link)).ok(), link).toBe(true)
  const dark = links.find((link) => link.endsWith('dark.tokens.json')) ?? ''
  expect(Object.keys((await (await page.request.get(dark)).json()).color)).toContain('action')
})

test('the live wall shows real narrow windows in both themes', async ({ page }) => {
  await page.goto('/iframe.html?id=fundatii-perete-viu--default')
  for (const [title, theme] of [
    ['320 px, tema întunecată', 'dark'],
    ['320 px, tema luminoasă', 'light'],
  ] as const) {
    const frame = page.getByTitle(title, { exact: true }).contentFrame()
    await expect(frame.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(320)
  }
})
