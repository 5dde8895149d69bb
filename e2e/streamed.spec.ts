import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { test as base, expect, phone, whenHydrated, whenQuiet } from './support/test.ts'

/** A line between site and browser; what `hold` says is as much as comes of a document until `goOn` is called. */
type SlowLine = { url: string; hold: (bytes: (html: Buffer) => number) => void; goOn: () => void }

const test = base.extend<{ slowLine: SlowLine }>({
  slowLine: async ({ site }, use) => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    let bytes: ((html: Buffer) => number) | undefined
    const hold: SlowLine['hold'] = (wanted) => {
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

/** How far below the top of the view it stands. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top))

test.describe('on a phone', () => {
  test.use(phone)

  test('CPL-01 a short page that is painted before its footer has come moves nothing', async ({
    page,
    slowLine,
    complaints,
  }) => {
    await watchShifts(page)
    slowLine.hold((html) => html.indexOf('<ul', html.indexOf('<footer')))
    await page.goto(`${slowLine.url}/pagina/despre-noi`, { waitUntil: 'commit' })
    await whenPainted(page)
    slowLine.goOn()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftsOf(page)).toEqual([])
    // Nothing came from the site's own address.
    complaints.splice(0)
  })
})

test('UXP-01 a lobby that was gone down in one leap stands at the same pixel after a reload that is painted before its end has come', async ({
  page,
  slowLine,
  complaints,
}) => {
  await page.setViewportSize({ width: 768, height: 300 })
  await page.goto(`${slowLine.url}/`)
  await whenHydrated(page)
  // What a low window passes over is not drawn; a reload in a high one begins with it.
  await page.evaluate(() => scrollTo(0, 3000))
  await page.setViewportSize({ width: 768, height: 900 })
  await whenQuiet(page)
  const last = page.locator('main h2').last()
  const top = await topOf(last)
  slowLine.hold((html) => html.indexOf('Populare acum'))
  await page.reload({ waitUntil: 'commit' })
  await whenPainted(page)
  slowLine.goOn()
  await whenHydrated(page)
  await whenQuiet(page)
  expect(await topOf(last)).toBe(top)
  complaints.splice(0)
})
