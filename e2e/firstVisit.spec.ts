import type { CDPSession } from '@playwright/test'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { expect, phone, test, whenHydrated, whenQuiet } from './support/test.ts'

/** A phone's line at its worst hours: 1.6 Mbit/s and 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** The faces in which the text of `selector` is really drawn. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`)
}

/** Title and small text of a page, where both faces are met. */
const pages = [
  ['/', 'main article h2', 'main section p'],
  ['/toate-jocurile', 'h1', 'main article p'],
  ['/pagina/joc-responsabil', 'h1', 'footer p'],
  ['/pagina/contact', 'h1', 'footer p'],
  ['/invingatori/hol-de-faima', 'h1', 'footer p'],
] as const

for (const [device, use] of [
  ['a phone', phone],
  ['a desk', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use)
    for (const [path, title, text] of pages) {
      test(`UXP-20 a first visit of ${path} on a slow line of ${device} shows the brand’s faces, and nothing moves`, async ({
        page,
      }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.setCacheDisabled', { cacheDisabled: true })
        await session.send('Network.emulateNetworkConditions', slowLine)
        await watchShifts(page)
        await page.goto(path)
        await whenQuiet(page)
        await page.evaluate(() => document.fonts.ready)

        await session.send('DOM.enable')
        await session.send('CSS.enable')
        expect(await facesOf(session, title)).toEqual([expect.stringMatching(/^Archivo(?!.*system)/)])
        expect(await facesOf(session, text)).toEqual([expect.stringMatching(/^Onest(?!.*system)/)])
        expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(0.01)
      })
    }
  })
}

type TraceEvent = { name: string; ts: number; args: { data?: { reason?: string } } }

/** How many boxes each layout of a trace had to lay out for this reason, in their order. */
function layoutsFor(reason: string, trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const boxes = [0]
  for (const { name, args } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'Layout') boxes.push(0)
    if (name === 'LayoutInvalidationTracking' && args.data?.reason === reason)
      boxes.push((boxes.pop() ?? 0) + 1)
  }
  return boxes
}

/** Pages whose first view has pictures: named by the page, or found in view. */
const withPictures = ['/', '/toate-jocurile', '/promotii', '/furnizori', '/joc/diamant-40']

test.describe('before the scripts are there', () => {
  test.use(phone)

  for (const path of withPictures) {
    test(`on a slow line a picture of the first view of ${path} is there before any script is asked for`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', { ...slowLine, latency: 400 })
      const order: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && order.push('script'))
      page.on('requestfinished', (request) => {
        if (request.url().includes('/casino/assets/')) order.push('picture')
      })
      await page.goto(path)
      await whenQuiet(page)
      expect(order[0]).toBe('picture')
      expect(order).toContain('script')
    })
  }

  test('UXP-20 on a slow line all texts are laid out again once, when the fonts join; the stylesheet does not', async ({
    page,
    browser,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { ...slowLine, latency: 400 })
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    })
    await page.goto('/')
    await whenQuiet(page)
    const isStyled = () =>
      document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0] instanceof CSSLayerBlockRule)
    expect(await page.evaluate(isStyled)).toBe(true)
    const layouts = layoutsFor('Fonts changed', await browser.stopTracing())
    expect(layouts.filter((boxes) => boxes > 200)).toHaveLength(1)
  })

  test('UXP-21 what is pressed on a slow line opens as soon as it can, once', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { ...slowLine, latency: 400 })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Meniu' }).tap()
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
    const menu = page.getByRole('dialog', { name: 'Meniu' })
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Închide', exact: true }).tap()
    await expect(menu).toBeHidden()
    await whenHydrated(page)
    await whenQuiet(page)
    await expect(menu).toBeHidden()
  })
})
