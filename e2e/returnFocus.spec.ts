import { press } from './support/press.ts'
import { expect, phone, test, whenHydrated } from './support/test.ts'

for (const [device, use, bar] of [
  ['390 px', phone, 'Navigare rapidă'],
  ['1440 px', { viewport: { width: 1440, height: 900 } }, 'Secțiuni'],
] as const)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test(`UXP-01 UXP-07 Back from a section returns the focus to the menu entry that led there, at ${device}`, async ({
      page,
    }) => {
      await page.goto('/')
      await whenHydrated(page)
      for (const name of ['Promoții', 'Cazinou live']) {
        const entry = page.getByRole('navigation', { name: bar }).getByRole('link', { name, exact: true })
        await press(entry)
        await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
        await whenHydrated(page)
        await page.goBack()
        await expect(page).toHaveURL('/')
        await expect(entry).toBeFocused()
      }
    })
  })
