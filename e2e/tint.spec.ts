import type { Page } from '@playwright/test'
import { expect, test, whenHydrated, whenIdle } from './support/test.ts'

/** Canvas and header of some pages in both themes, 6 % towards the colour of the page. */
const pages = [
  [
    '/',
    'the lobby that of the first slide',
    { page: 'light-dark(#fbf6ed, #0a100e)', header: 'light-dark(#fffdf7, #111815)' },
  ],
  [
    '/joc/diamant-40',
    'a game’s page that of its art',
    { page: 'light-dark(#f6f6f7, #061014)', header: 'light-dark(#fbfdff, #0c181c)' },
  ],
  [
    '/furnizori/cuprum-play',
    'a provider’s page that of the provider',
    { page: 'light-dark(#faf4fa, #090f16)', header: 'light-dark(#fffbff, #0f171d)' },
  ],
] as const

/** The colours of the tint's layers in the response of the server. */
const servedIn = (html: string, place: string): (string | undefined)[] =>
  [...html.matchAll(/<svg [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`data-place="${place}"`))
    .map((tag) => /color="([^"]*)"/.exec(tag)?.[1])

const layers = (page: Page) => page.locator('svg[data-place="page"], svg[data-place="header"]')

/** Records every colour that a layer has from the first element of the document on. */
function recordColors(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenTints: seen })
    new MutationObserver(() => {
      for (const layer of document.querySelectorAll('svg[data-place="page"]'))
        seen.add(`${layer.getAttribute('color')}${layer.hasAttribute('data-fading') ? ' fading' : ''}`)
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
}

for (const [path, what, colors] of pages)
  test(`the server’s page has its tint, ${what}, and hydration does not change it`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    for (const [place, color] of Object.entries(colors)) expect(servedIn(html, place)).toEqual([color])

    await recordColors(page)
    // The hero does not turn meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await whenHydrated(page)
    await whenIdle(page)
    const seen = await page.evaluate(() => [...(window as unknown as { seenTints: Set<string> }).seenTints])
    expect(seen).toEqual([colors.page])
  })

/** Whether the page or its header is tinted at all: a layer without a box paints nothing. */
const drawn = (page: Page): Promise<boolean[]> =>
  layers(page).evaluateAll((all) => all.map((layer) => layer.checkVisibility()))

for (const [what, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['print', { media: 'print' }],
] as const)
  test(`${what} have no tint`, async ({ page }) => {
    await page.goto('/joc/diamant-40')
    await whenHydrated(page)
    expect(await drawn(page)).toEqual([true, true])
    await page.emulateMedia(media)
    expect(await drawn(page)).toEqual([false, false])
  })

test('UXP-14 quiet mode has no tint, also right after a reload', async ({ page }) => {
  await page.goto('/joc/diamant-40')
  await whenHydrated(page)
  expect(await drawn(page)).toEqual([true, true])
  await page.getByRole('navigation').getByRole('button', { name: 'Joc responsabil' }).click()
  const sheet = page.getByRole('dialog', { name: 'Joc responsabil' })
  await sheet.getByRole('switch', { name: 'Mod liniștit' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'quiet')
  expect(await drawn(page)).toEqual([false, false])
  // As soon as the document is there, before its scripts.
  await page.reload({ waitUntil: 'commit' })
  await layers(page).first().waitFor({ state: 'attached' })
  expect(await drawn(page)).not.toContain(true)
  await whenHydrated(page)
  expect(await drawn(page)).toEqual([false, false])
})

test('KIT-06 while its picture loads, a tile has the hue of its art from the first paint on', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  const tiles = (html.match(/<article /g) ?? []).length
  const hues = [...html.matchAll(/<img [^>]*data-hue="(\d+)"/g)].map(([, hue]) => hue)
  // Grey pictures have none, and a few are missing.
  expect(hues.length).toBeGreaterThan(tiles * 0.8)
  expect(new Set(hues).size).toBeGreaterThan(5)

  // Never answered.
  await page.route(/\/assets\/.*\/(?:Thumbnail|Portrait|Landscape)/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await whenHydrated(page)
  const colors = await page
    .getByRole('main')
    .locator('article img[data-hue]')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth <= 1)
        .map((image) => getComputedStyle(image).backgroundColor),
    )
  expect(colors.length).toBeGreaterThanOrEqual(hues.length)
  expect(colors.filter((color) => !color.startsWith('oklch('))).toEqual([])
})
