import { test as base, expect, type Page, type Request } from '@playwright/test'
import { slowDown } from './slow.ts'

/** Pending requests of a page. */
const underWay = new WeakMap<Page, Set<Request>>()

/** Tracks the requests of a page from now on; the flow's own page is tracked from the start. */
export function trackRequests(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Milliseconds without a request after which a page counts as idle. */
const QUIET = 400

/** Resolves when a tracked page has sent no request for a while. */
export async function whenIdle(page: Page): Promise<void> {
  let busy = Date.now()
  const rested = () => {
    if (underWay.get(page)?.size) busy = Date.now()
    return Date.now() - busy > QUIET
  }
  await expect.poll(rested, { intervals: [40] }).toBe(true)
}

/** Collects everything that must not happen on a good page. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Chromium warns about the hero's picture when a busy machine lays out the page seconds late; it is not loaded
    // twice.
    if (/was preloaded using link preload but not used/.test(message.text())) return
    // Chromium logs this when a restored page is measured before its scroll position.
    if (/Rendering was performed in a subtree hidden by content-visibility/.test(message.text())) return
    // Of the browser's driver, in flows without the kept site.
    if (/^Service Worker registration blocked by Playwright/.test(message.text())) return
    complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A navigation aborts pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith('data:')) complaints.push(`foreign: ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** Removes the complaints that a flow expects. */
export function forget(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)))
}

type Fixtures = {
  /** The visitor's stored answer about analytics; with none the site asks, over the page. */
  consent: 'granted' | 'denied' | 'none'
  /** Address of the running site. */
  site: string
  /** Console messages, failed and external requests of `page` so far; a flow that expects one removes it. */
  complaints: string[]
}

/** Playwright's test with the running site; it fails if the page has complaints at the end. */
export const test = base.extend<Fixtures>({
  site: async ({ browserName: _ }, use) => {
    await use(process.env.SITE_URL_UNDER_TEST ?? '')
  },
  consent: ['denied', { option: true }],
  // For contexts that a flow opens itself, too.
  storageState: async ({ site, consent }, use) => {
    const cookie = { name: 'consent', path: '/', expires: -1, httpOnly: false, secure: false } as const
    const cookies =
      consent !== 'none'
        ? [{ ...cookie, value: consent, domain: new URL(site).hostname, sameSite: 'Lax' as const }]
        : []
    await use({ cookies, origins: [] })
  },
  baseURL: async ({ site }, use) => {
    await use(site)
  },
  complaints: [
    async ({ page, context, site }, use) => {
      // A window that closes at once needs no slower processor.
      context.on('page', (other) => void slowDown(other).catch(() => undefined))
      await slowDown(page)
      trackRequests(page)
      const complaints = watch(page, site)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A phone: narrow, touch, high density. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const

/** What most flows run on: their titles name the width. */
export const devices = [
  ['390 px', phone],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
] as const

/** Resolves when the head of the page has hydrated, so that links navigate without a page load. */
export async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Intră în cont', exact: true }),
  ).toBeVisible()
}
