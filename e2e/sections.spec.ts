import { expect, phone, test, whenHydrated } from './support/test.ts'

/** Pages, with the entry of header and tab bar that is marked there, if the page belongs to a section. */
const places = [
  ['/', 'Cazino', 'page'],
  ['/categorii/toate-sloturile', 'Cazino', 'true'],
  ['/furnizori/cuprum-play', 'Cazino', 'true'],
  ['/joc/diamant-40', 'Cazino', 'true'],
  ['/cazinou-live/toate-jocurile', 'Cazinou live', 'true'],
  ['/promotii', 'Promoții', 'page'],
  ['/promotii/bun-venit', 'Promoții', 'true'],
  ['/pagina/despre-noi', undefined, undefined],
] as const

for (const [device, use, bar] of [
  ['390 px', phone, 'Navigare rapidă'],
  ['1440 px', { viewport: { width: 1440, height: 900 } }, 'Secțiuni'],
] as const)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test(`MNU-07 the current section is marked visually and with aria-current, at ${device}`, async ({
      page,
    }) => {
      for (const [path, name, current] of places) {
        await page.goto(path)
        const marked = page.getByRole('navigation', { name: bar }).locator('a[aria-current]')
        if (!name) {
          await expect(marked, path).toHaveCount(0)
          continue
        }
        await expect(marked, path).toHaveCount(1)
        await expect(marked).toHaveAccessibleName(name)
        await expect(marked).toHaveAttribute('aria-current', current)
        const other = page.getByRole('navigation', { name: bar }).locator('a:not([aria-current])').first()
        const colour = (link: typeof other) => link.evaluate((element) => getComputedStyle(element).color)
        expect(await colour(marked), path).not.toBe(await colour(other))
      }
    })
  })

test('MNU-07 a table’s page belongs to the live casino, and a navigation moves the mark', async ({
  page,
}) => {
  await page.goto('/cazinou-live')
  await whenHydrated(page)
  const marked = page.getByRole('navigation', { name: 'Secțiuni' }).locator('a[aria-current]')
  const href = await page.locator('main article h3 a[href^="/joc/"]').first().getAttribute('href')
  await page.goto(href ?? '')
  await whenHydrated(page)
  await expect(marked).toHaveText('Cazinou live')
  await page
    .getByRole('navigation', { name: 'Secțiuni' })
    .getByRole('link', { name: 'Cazino', exact: true })
    .click()
  await expect(marked).toHaveText('Cazino')
  await expect(marked).toHaveAttribute('aria-current', 'page')
})
