import { expect, test } from './support/test.ts'

for (const [width, height] of [
  [1440, 2560],
  [390, 3000],
] as const)
  test.describe(`a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const path of ['/toate-jocurile', '/cazinou-live/toate-jocurile'])
      test(`CAT-09 without any input, tiles of ${path} fill a window of ${width} × ${height}`, async ({
        page,
      }) => {
        await page.goto(path)
        const tiles = page.getByRole('main').getByRole('article')
        await expect
          .poll(() =>
            tiles.evaluateAll((all) => all.some((tile) => tile.getBoundingClientRect().bottom > innerHeight)),
          )
          .toBe(true)
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })
  })
