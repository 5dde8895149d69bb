import { once } from 'node:events'
import { createServer } from 'node:http'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { test as base, expect, phone } from './support/test.ts'

/** A line between site and browser; documents end inside their footer until `goOn` is called. */
type SlowLine = { url: string; goOn: () => void }

const test = base.extend<{ slowLine: SlowLine }>({
  slowLine: async ({ site }, use) => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    const server = createServer(async (request, response) => {
      const answer = await fetch(`${site}${request.url}`, { headers: { accept: '*/*' } })
      const body = Buffer.from(await answer.arrayBuffer())
      const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, headers)
      const isDocument = headers['content-type']?.startsWith('text/html')
      const half = isDocument ? body.indexOf('<ul', body.indexOf('<footer')) : 0
      response.write(body.subarray(0, half))
      if (isDocument) await promise
      response.end(body.subarray(half))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    await use({ url: `http://127.0.0.1:${typeof address === 'object' && address?.port}`, goOn })
    server.close()
    server.closeAllConnections()
  },
})

test.use(phone)

test('CPL-01 a short page that is painted before its footer has come moves nothing', async ({
  page,
  slowLine,
  complaints,
}) => {
  await watchShifts(page)
  await page.goto(`${slowLine.url}/pagina/despre-noi`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  slowLine.goOn()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await shiftsOf(page)).toEqual([])
  // Nothing came from the site's own address.
  complaints.splice(0)
})
