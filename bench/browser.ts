import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { ensureChromium } from '../scripts/lib/chromium.mjs'

/** A screen size of the bench. */
export const screens = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const

export type Screen = keyof typeof screens

/** Round trip of slow 4G in DevTools, in milliseconds: it delays requests, but not connections. */
export const ROUND_TRIP = 562.5

/** Slow 4G as DevTools simulates it, in bytes a second. */
const slow4G = {
  offline: false,
  latency: ROUND_TRIP,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}

export const CPU_SLOWDOWN = 4

/** Starts a browser that trusts a certificate with the key hash `spki`. */
export async function openBrowser(spki?: string): Promise<Browser> {
  const trust = spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : []
  // As on a phone: font hinting would round letter widths to whole pixels, and lines would wrap differently.
  const args = ['--no-sandbox', '--font-render-hinting=none', ...trust]
  return chromium.launch({ executablePath: await ensureChromium(), args })
}

/** Runs `work` on a fresh page with cold caches and a DevTools session with network events. */
export async function withPage<Result>(
  browser: Browser,
  screen: Screen,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  // The bench sets HTML from strings, which the page's policy would refuse.
  const context = await browser.newContext({
    ...screens[screen],
    locale: 'ro-RO',
    colorScheme: 'dark',
    bypassCSP: true,
  })
  // The visitor has answered: the question would be in the way of what is measured.
  await context.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site sets it
    document.cookie = 'consent=denied; Path=/'
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    return await work(page, devtools)
  } finally {
    await context.close()
  }
}

/** Throttles the page to the processor and network of a cheap phone. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Waits `milliseconds` while the page continues. */
export const rest = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Scrolls with the wheel until the list has hydrated and the page is higher than `height` pixels. */
export async function growTo(page: Page, height: number): Promise<void> {
  const grown = () => page.evaluate((least) => document.documentElement.scrollHeight > least, height)
  for (let turn = 0; turn < MAX_STEPS && !(await grown()); turn += 1) {
    await page.mouse.wheel(0, 50)
    await rest(STEP_REST)
  }
  if (!(await grown())) throw new Error(`${page.url()} did not grow to ${height} px`)
}

/** Highest number of screens to scroll, and the pause at each for its pictures. */
const MAX_STEPS = 30
const STEP_REST = 150

/** Visits `url` from top to bottom once, so that the sandbox has rendered every picture. */
export async function warmUp(browser: Browser, screen: Screen, url: string): Promise<void> {
  await withPage(browser, screen, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const atEnd = await page.evaluate(() => {
        scrollBy(0, innerHeight)
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      })
      await rest(STEP_REST)
      if (atEnd) break
    }
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
  })
}
