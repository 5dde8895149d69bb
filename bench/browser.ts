import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { ensureChromium } from '../scripts/lib/chromium.mjs'

/** A screen that the bench visits with. */
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

/** Milliseconds of a round trip as DevTools imitates slow 4G: it delays requests alone, not what opens a connection. */
export const ROUND_TRIP = 562.5

/** Slow 4G as DevTools imitates it: bits a second as bytes. */
const slow4G = {
  offline: false,
  latency: ROUND_TRIP,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}

const CPU_SLOWDOWN = 4

/** Starts a browser; it takes a certificate with the key of the name `spki` for good. */
export async function openBrowser(spki?: string): Promise<Browser> {
  const trust = spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : []
  // As on a phone: with hinting letters are as wide as whole pixels, and lines break where they do on no phone.
  const args = ['--no-sandbox', '--font-render-hinting=none', ...trust]
  return chromium.launch({ executablePath: await ensureChromium(), args })
}

/** Runs `work` on a fresh page with cold caches and gives it the DevTools session, network enabled. */
export async function withPage<Result>(
  browser: Browser,
  screen: Screen,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  // What a bench writes into the page itself is HTML from a string, which the page's policy refuses.
  const context = await browser.newContext({
    ...screens[screen],
    locale: 'ro-RO',
    colorScheme: 'dark',
    bypassCSP: true,
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

/** Makes the page's processor and line those of a cheap phone. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Rests `milliseconds` while the page goes on. */
export const rest = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Turns the wheel until the list is hydrated and the page longer than `height` pixels. */
export async function growTo(page: Page, height: number): Promise<void> {
  const grown = () => page.evaluate((least) => document.documentElement.scrollHeight > least, height)
  for (let turn = 0; turn < MAX_STEPS && !(await grown()); turn += 1) {
    await page.mouse.wheel(0, 50)
    await rest(STEP_REST)
  }
  if (!(await grown())) throw new Error(`${page.url()} did not grow to ${height} px`)
}

/** Screens that a page is scrolled by at most, and the rest at each for its pictures to be asked for. */
const MAX_STEPS = 30
const STEP_REST = 150

/** Visits `url` from top to bottom once, so that the sandbox has drawn every picture a visit needs. */
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
