import { test as base, expect, type Page } from '@playwright/test'

/** Everything that must not happen on a good page. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Said of the hero's picture when a busy machine lays the page out seconds late; nothing is loaded twice.
    if (/was preloaded using link preload but not used/.test(message.text())) return
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
