import { test as base, expect, type Page, type Request } from '@playwright/test'

/** Requests of a page that have not been answered yet. */
const underWay = new WeakMap<Page, Set<Request>>()

/** Counts the requests of a page from now on; that of the flow is followed from the start. */
export function follow(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 400

/** Resolves when a page that is followed has been asking for nothing for a while, however long ago it was loaded. */
export async function whenQuiet(page: Page): Promise<void> {
  let busy = Date.now()
  const rested = () => {
    if (underWay.get(page)?.size) busy = Date.now()
    return Date.now() - busy > QUIET
  }
  await expect.poll(rested, { intervals: [40] }).toBe(true)
}

/** Everything that must not happen on a good page. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Said of the hero's picture when a busy machine lays the page out seconds late; nothing is loaded twice.
    if (/was preloaded using link preload but not used/.test(message.text())) return
    // Said, verbosely, of whatever is measured before a page that is returned to stands where it was left.
    if (/Rendering was performed in a subtree hidden by content-visibility/.test(message.text())) return
    complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still loading.
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

/** Takes out of `complaints` what a flow expects. */
export function forget(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)))
}

type Fixtures = {
  /** Address of the running site. */
  site: string
  /** Console messages, failed and foreign requests of `page` so far; a flow that expects one empties it. */
  complaints: string[]
}

/** Playwright's test with the running site; at its end the page must have had nothing to complain about. */
export const test = base.extend<Fixtures>({
  site: async ({ browserName: _ }, use) => {
    await use(process.env.SITE_URL_UNDER_TEST ?? '')
  },
  baseURL: async ({ site }, use) => {
    await use(site)
  },
  complaints: [
    async ({ page, site }, use) => {
      follow(page)
      const complaints = watch(page, site)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A phone: narrow, touched, dense. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const

/** Resolves when the browser has taken over the server's HTML of the page's head, and links are followed without a load. */
export async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Intră în cont', exact: true }),
  ).toBeVisible()
}
