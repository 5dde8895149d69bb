import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from './support/test.ts'

/** Where the lettering of the art begins, as a share of its height: `sandbox/art/index.ts` has the frames. */
const LETTERING = { DoubleRow: 298 / 480, Top10: 430 / 640 } as const
type Layout = keyof typeof LETTERING

/** An amount over a picture, in pixels from the top of the picture. */
type Chip = {
  title: string
  layout: Layout
  bottom: number
  height: number
  /** Whether it covers part of the rank, or of the label above it. */
  overRank: boolean
  overLabel: boolean
}

/** Every amount over a picture in a row of the page. */
async function chipsOf(page: Page): Promise<Chip[]> {
  const rows = page.getByRole('main').locator('section', { has: page.locator('article') })
  // A row out of view is not laid out.
  for (const row of await rows.all()) await row.scrollIntoViewIfNeeded()
  return page
    .getByRole('main')
    .locator('article')
    .evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const chip = tile.querySelector('[data-place="picture"], [data-place="under-label"]')
        const frame = chip?.parentElement
        if (!chip || !frame) return []
        const own = chip.getBoundingClientRect()
        const covers = (other: Element | null | undefined) => {
          const box = other?.getBoundingClientRect()
          if (!box) return false
          const apart =
            box.right <= own.left || own.right <= box.left || box.bottom <= own.top || own.bottom <= box.top
          return !apart
        }
        const { top, height } = frame.getBoundingClientRect()
        return {
          title: tile.querySelector('h3')?.textContent ?? '',
          layout: tile.getAttribute('data-layout') as Layout,
          bottom: own.bottom - top,
          height,
          overRank: covers(tile.querySelector('[data-wide]')),
          overLabel: covers(frame.querySelector('div[aria-hidden] > span')),
        }
      }),
    )
}

for (const [path, layouts] of [
  ['/', ['DoubleRow', 'Top10']],
  ['/jackpots', ['DoubleRow']],
] as const)
  test(`JAC-02 amounts on the pictures of ${path} cover neither lettering nor rank nor label, from 320 to 1440 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await whenHydrated(page)
    for (const width of [320, 360, 390, 820, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const chips = await chipsOf(page)
        expect([...new Set(chips.map(({ layout }) => layout))].sort()).toEqual(layouts)
        expect(chips.every(({ height, bottom }) => height > 0 && bottom > 0)).toBe(true)
        const over = chips.filter(
          ({ layout, bottom, height, overRank, overLabel }) =>
            overRank || overLabel || bottom > height * LETTERING[layout],
        )
        expect(over).toEqual([])
      })
    await test.step('with text at 200 %', async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const chips = await chipsOf(page)
      expect(chips.length).toBeGreaterThan(0)
      expect(chips.filter(({ overRank, overLabel }) => overRank || overLabel)).toEqual([])
    })
  })
