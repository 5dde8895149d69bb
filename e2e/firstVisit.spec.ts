import type { CDPSession } from '@playwright/test'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { expect, phone, test, whenHydrated, whenIdle } from './support/test.ts'

/** A slow mobile connection: 1.6 Mbit/s and 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** The font families with which the browser renders the text of `selector`. */
async function fontsOf(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`)
}

/** Title and small text of a page, which use the two fonts of the brand. */
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
      test(`UXP-20 a first visit of ${path} on a slow connection of ${device} shows the brand’s fonts without a layout shift`, async ({
        page,
      }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.setCacheDisabled', { cacheDisabled: true })
        await session.send('Network.emulateNetworkConditions', slowLine)
        await watchShifts(page)
        await page.goto(path)
        await whenIdle(page)
        await page.evaluate(() => document.fonts.ready)

        await session.send('DOM.enable')
        await session.send('CSS.enable')
        expect(await fontsOf(session, title)).toEqual([expect.stringMatching(/^Archivo(?!.*system)/)])
        expect(await fontsOf(session, text)).toEqual([expect.stringMatching(/^Onest(?!.*system)/)])
        expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(0.01)
      })
    }
  })
}

type TraceEvent = { name: string; ts: number; args: { data?: { reason?: string } } }

/** Number of boxes in each layout of a trace that has this reason, in order. */
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

/** Pages with pictures in the first view: preloaded by the page, or found by the boot script. */
const withPictures = ['/', '/toate-jocurile', '/promotii', '/furnizori', '/joc/diamant-40']

/** Notes when React starts to listen, in milliseconds since the navigation. */
function noteFirstScript(): void {
  const observer = new MutationObserver(() => {
    const root = document.documentElement
    if (!('reactListens' in root.dataset)) return
    observer.disconnect()
    root.dataset.scriptsRan = String(performance.now())
  })
  observer.observe(document, { attributes: true, subtree: true })
}

test.describe('before the scripts have loaded', () => {
  test.use(phone)

  for (const path of withPictures) {
    test(`on a slow connection a picture in the first view of ${path} is requested before any script, and loads before one runs`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', { ...slowLine, latency: 400 })
      const requested: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') requested.push('script')
        if (request.url().includes('/casino/assets/')) requested.push('picture')
      })
      await page.addInitScript(noteFirstScript)
      await page.goto(path)
      await whenIdle(page)
      expect(requested[0]).toBe('picture')
      expect(requested).toContain('script')
      const { ran, loaded } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const pictures = files.filter(({ name }) => name.includes('/casino/assets/'))
        return {
          ran: Number(document.documentElement.dataset.scriptsRan),
          loaded: Math.min(...pictures.map(({ responseEnd }) => responseEnd)),
        }
      })
      expect(ran).toBeGreaterThan(loaded)
    })
  }

  test('UXP-20 on a slow connection the whole text is laid out again only once, when the fonts have loaded, and not for the style sheet', async ({
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
    await whenIdle(page)
    const isStyled = () =>
      document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0] instanceof CSSLayerBlockRule)
    expect(await page.evaluate(isStyled)).toBe(true)
    const layouts = layoutsFor('Fonts changed', await browser.stopTracing())
    expect(layouts.filter((boxes) => boxes > 200)).toHaveLength(1)
  })

  test('UXP-21 a press on a slow connection opens its target once, as soon as the code has loaded', async ({
    page,
  }) => {
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
    await whenIdle(page)
    await expect(menu).toBeHidden()
  })
})
