import { expect, test, whenHydrated } from './support/test.ts'

test('from load to a game in at most 12 Tabs with the skip link', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  let tabs = 1
  const onGame = () => page.evaluate(() => document.activeElement?.getAttribute('href')?.startsWith('/joc/'))
  while (!(await onGame()) && tabs < 30) {
    await page.keyboard.press('Tab')
    tabs += 1
  }
  expect(await onGame()).toBe(true)
  expect(tabs).toBeLessThanOrEqual(12)
})

test('UXP-07 what the mouse shows on a tile the keyboard reaches too, three stops a tile', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const tile = page.getByRole('region', { name: 'Recomandate' }).getByRole('article').first()
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  await tile.getByRole('link', { name }).first().focus()
  await expect(tile.getByRole('link', { name: `Joacă ${name}` })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tile.getByRole('link', { name: `Joacă ${name}` })).toBeFocused()
  // The way to the details on the plate is the link of the tile once more, for the mouse alone.
  const stops = tile.locator('a[href]:not([tabindex="-1"]), button:not([tabindex="-1"])')
  expect(await stops.count()).toBeLessThanOrEqual(3)
})

test('UXP-08 arrows, Home and End move along a rail and bring the tile into view', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  const rail = page.getByRole('region', { name: 'Recomandate' })
  await expect(rail.getByRole('button', { name: /Mai departe/ })).toBeVisible()
  const tiles = rail.getByRole('article')
  const link = (index: number) => tiles.nth(index).getByRole('link').first()
  await link(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(link((await tiles.count()) - 1)).toBeFocused()
  await expect(tiles.last()).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(link(0)).toBeFocused()
  await expect(tiles.first()).toBeInViewport()
})

test('UXP-16 on a list F opens the filters and ? the keys, where nobody writes and nothing is open', async ({
  page,
}) => {
  await page.goto('/toate-jocurile')
  await whenHydrated(page)
  const hints = [
    page.getByRole('banner').getByText('/', { exact: true }),
    page.getByRole('button', { name: /^Filtre/ }).getByText('F', { exact: true }),
  ]
  for (const hint of hints) await expect(hint).toBeHidden()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' })
  await expect(help).toBeVisible()
  await expect(help).toContainText('Deschide filtrele')
  for (const hint of hints) await expect(hint).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  const filters = page.getByRole('dialog', { name: 'Filtre' })
  await page.keyboard.press('f')
  await expect(filters).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()

  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Caută' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('f?/')
  await expect(field).toHaveValue('f?/')
  await expect(filters).toBeHidden()
  await expect(help).toBeHidden()
})

test('UXP-16 the second stop of Tab says which key names the others, and leads there too', async ({
  page,
}) => {
  await page.goto('/colectii')
  await whenHydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const way = page.getByRole('button', { name: 'Scurtături de tastatură: ?' })
  await expect(way).toBeFocused()
  await expect(way).toBeInViewport()
  await page.keyboard.press('Enter')
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(way).toBeFocused()
})

test('UXP-16 where a page has no filters F does nothing, and ? does not name it', async ({ page }) => {
  await page.goto('/colectii')
  await whenHydrated(page)
  await page.keyboard.press('f')
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' })
  await expect(help).toBeVisible()
  await expect(help).not.toContainText('Deschide filtrele')
  await page.goBack()
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/colectii$/)
})

test('Tab goes through the whole page and out of it: nothing traps', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await whenHydrated(page)
  const seen = new Set<string>()
  let reachedFooter = false
  for (let stop = 0; stop < 600 && !reachedFooter; stop += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const element = document.activeElement
      return { html: element?.outerHTML.slice(0, 120) ?? '', footer: Boolean(element?.closest('footer')) }
    })
    seen.add(place.html)
    reachedFooter = place.footer
  }
  expect(reachedFooter).toBe(true)
  expect(seen.size).toBeGreaterThan(40)
})
