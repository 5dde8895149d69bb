import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

const heroOf = (page: Page): Locator => page.getByRole('region', { name: 'Noutăți și promoții' })
const slideOf = (page: Page): Locator => heroOf(page).locator('[data-active="true"] article')
const wordsOf = (page: Page): Locator => slideOf(page).locator(':is(h2, p):visible')

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`not drawn: ${part}`)
  return box
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

type Colour = number[]

const numbersIn = (colour: string): Colour => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of light ink on `ground`. */
const contrast = (ink: Colour, ground: Colour): number => (luminance(ink) + 0.05) / (luminance(ground) + 0.05)

/** The lightest painted colour inside `box`. */
async function lightestUnder(page: Page, { x, y, width, height }: Box): Promise<Colour> {
  const picture = await page.screenshot({ clip: { x, y, width, height } })
  const { channels } = await sharp(picture).removeAlpha().stats()
  return channels.map(({ max }) => max)
}

/** The picture takes most of the hero; strip and controls cover neither its centre nor the text. */
async function pictureDominates(page: Page, width: number): Promise<void> {
  const [hero, slide] = [await boxOf(heroOf(page)), await boxOf(slideOf(page))]
  const art = await boxOf(slideOf(page).locator('img'))
  expect(art.width / slide.width).toBeGreaterThanOrEqual(0.6)
  const view = await page.evaluate(() => document.body.clientWidth)
  if (view < 768) expect(art).toMatchObject({ x: 0, width: view })
  const words = await Promise.all((await wordsOf(page).all()).map(boxOf))
  // A scrim lies under the text: on a desktop it leaves more than half of the picture uncovered.
  if (width >= 1024)
    expect(Math.max(...words.map((box) => box.x + box.width - slide.x))).toBeLessThan(slide.width / 2)

  const strip = heroOf(page).locator('p', { hasText: 'Licența' })
  const mark = await boxOf(strip.locator('svg'))
  expect(mark.y).toBeGreaterThanOrEqual(slide.y + slide.height)
  const lines = await strip
    .locator('> span')
    .evaluate((text) =>
      Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)),
    )
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThanOrEqual(2)
  const text = await boxOf(strip)
  expect(text.y + text.height).toBeLessThanOrEqual(hero.y + hero.height)
  expect(await strip.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0)

  const controls = await boxOf(heroOf(page).getByRole('toolbar').locator('..'))
  for (const link of await slideOf(page).getByRole('link').all())
    expect(overlap(controls, await boxOf(link))).toBe(false)
  for (const line of await slideOf(page).locator(':is(h2, p:not(:has(a))):visible').all())
    expect(overlap(controls, await boxOf(line))).toBe(false)
}

test('CPL-02 from 320 to 1440 px the hero’s picture dominates; strip and controls cover neither it nor the text', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  // The same slide is measured at every width.
  await heroOf(page).getByRole('button', { name: 'Oprește rotirea' }).click()
  for (const width of [320, 360, 375, 390, 768, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await pictureDominates(page, width)
    })
})

/** The text of the slide has enough contrast with the pixels beneath it. */
async function textHasContrast(page: Page): Promise<void> {
  const words = slideOf(page).locator(':is(h2, p:not(:has(a))):visible')
  const seen: { ink: Colour; box: Box }[] = []
  for (const line of await words.all()) {
    const ink = await line.evaluate((element) => getComputedStyle(element).color)
    seen.push({ ink: numbersIn(ink), box: await boxOf(line) })
  }
  expect(seen.length).toBeGreaterThan(1)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main article :is(h2, p) { color: transparent !important }')
    document.adoptedStyleSheets = [sheet]
  })
  for (const { ink, box } of seen)
    expect(contrast(ink, await lightestUnder(page, box))).toBeGreaterThanOrEqual(4.5)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

test('the text of the hero has a contrast of 4.5 : 1 over a white picture in both themes at 390 and 1440 px', async ({
  page,
}) => {
  await page.route('**/assets/banner-*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>',
    }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await whenHydrated(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${colorScheme} at ${width} px`, async () => {
        await page.emulateMedia({ colorScheme })
        // The hero loads another picture at another width.
        await whenIdle(page)
        await textHasContrast(page)
      })
  }
})

test('on a short phone of 320 px a game of the first row is in the first view, over the tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await whenHydrated(page)
  const tabs = await boxOf(page.getByRole('navigation', { name: 'Navigare rapidă' }))
  const tile = await boxOf(page.getByRole('main').getByRole('list').getByRole('article').first())
  expect(tabs.y - tile.y).toBeGreaterThanOrEqual(44)
})
