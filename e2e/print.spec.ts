import { expect, test, whenHydrated } from './support/test.ts'

for (const width of [390, 1440]) {
  test(`UXP-02 DET-07 the printed page of a game has its facts and neither bars nor buttons, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/joc/diamant-40')
    await whenHydrated(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Diamant 40', level: 1 })).toBeVisible()
    await expect(page.getByText('RTP').first()).toBeVisible()
    const pressable = page.locator('button, nav, header:has(nav), [role="banner"], a[data-tone]')
    const seen = await pressable.evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 120)),
    )
    expect(seen).toEqual([])
    const stuck = await page.locator('body *').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && /fixed|sticky/.test(getComputedStyle(part).position))
        .filter((part) => part.getBoundingClientRect().height > 0)
        .map((part) => part.outerHTML.slice(0, 120)),
    )
    expect(stuck).toEqual([])
  })
}
