import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { test as base, expect, phone, whenHydrated, whenIdle } from './support/test.ts'

/** A proxy in front of the site: it sends a document up to the text that `hold` finds, and the rest after `goOn`. */
type SlowProxy = { url: string; hold: (bytes: (html: Buffer) => number) => void; goOn: () => void }

const test = base.extend<{ slowProxy: SlowProxy }>({
  slowProxy: async ({ site }, use) => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    let bytes: ((html: Buffer) => number) | undefined
    const hold: SlowProxy['hold'] = (wanted) => {
      bytes = wanted
    }
    const server = createServer(async (request, response) => {
      const answer = await fetch(`${site}${request.url}`, { headers: { accept: '*/*' } })
      const body = Buffer.from(await answer.arrayBuffer())
      const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, headers)
      const isDocument = headers['content-type']?.startsWith('text/html')
      const first = (isDocument && bytes?.(body)) || 0
      response.write(body.subarray(0, first))
      if (first) await promise
      response.end(body.subarray(first))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    await use({ url: `http://127.0.0.1:${typeof address === 'object' && address?.port}`, hold, goOn })
    server.close()
    server.closeAllConnections()
  },
})

const whenPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Distance of an element from the top of the viewport. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top))

test.describe('on a phone', () => {
  test.use(phone)

  test('CPL-01 a short page that is painted before its footer has arrived has no layout shift', async ({
    page,
    slowProxy,
    complaints,
  }) => {
    await watchShifts(page)
    slowProxy.hold((html) => html.indexOf('<ul', html.indexOf('<footer')))
    await page.goto(`${slowProxy.url}/pagina/despre-noi`, { waitUntil: 'commit' })
    await whenPainted(page)
    slowProxy.goOn()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftsOf(page)).toEqual([])
    // All requests went through the proxy.
    complaints.splice(0)
  })
})

test('UXP-01 a lobby scrolled down in one step keeps its scroll position after a reload that is painted before the whole document has arrived', async ({
  page,
  slowProxy,
  complaints,
}) => {
  await page.setViewportSize({ width: 768, height: 300 })
  await page.goto(`${slowProxy.url}/`)
  await whenHydrated(page)
  // A low window skips rendering of the parts it scrolls past; a reload in a high window renders them first.
  await page.evaluate(() => scrollTo(0, 3000))
  await page.setViewportSize({ width: 768, height: 900 })
  await whenIdle(page)
  const last = page.locator('main h2').last()
  const top = await topOf(last)
  slowProxy.hold((html) => html.indexOf('Populare acum'))
  await page.reload({ waitUntil: 'commit' })
  await whenPainted(page)
  slowProxy.goOn()
  await whenHydrated(page)
  await whenIdle(page)
  expect(await topOf(last)).toBe(top)
  complaints.splice(0)
})
