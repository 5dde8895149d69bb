import type { Page } from '@playwright/test'
import { collected } from './support/collected.ts'
import { logIn } from './support/players.ts'
import { type Running, startSite } from './support/processes.ts'
import { test as base, expect, forget, whenHydrated, whenIdle } from './support/test.ts'

/** A site that reports every error to the sandbox's collector. */
const test = base.extend<object, { reporting: Running }>({
  reporting: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({
        LOG_LEVEL: 'warn',
        SANDBOX_DB: ':memory:',
        SANDBOX_ART: 'plain',
        ERROR_SAMPLE_RATE: '1',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ reporting }, use) => {
    await use(reporting.url)
  },
})

type Report = {
  project: string
  key: string
  items: {
    header: { type: string }
    payload: {
      exception: { values: { type: string; value: string }[] }
      breadcrumbs?: { category?: string; message?: string; data?: { url?: string } }[]
    }
  }[]
}

/** Throws an error outside of React, as a script of the page would. */
const raise = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => Promise.reject(new TypeError(text))), message)

const secrets = /mihai\.obisnuit|1\.234,50|abc123|exemplu\.ro/

test('ERR-05 an uncaught error reaches the collector with its breadcrumbs, without names, amounts, queries or tokens', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await logIn(page, 'mihai.obisnuit', { path: '/promotii?utm_source=abc123#abc123' })
  await page.evaluate(() => console.warn('load failed: /x?token=abc123'))
  await raise(page, 'mihai.obisnuit has 1.234,50 lei at /cont?token=abc123, ana@exemplu.ro')
  const reports = () => collected<Report>({ request, site }, 'errors')
  await expect.poll(async () => (await reports()).length).toBe(1)
  const [report] = await reports()
  expect(report).toMatchObject({ project: '1', key: 'public' })
  const [item] = report?.items ?? []
  expect(item?.header.type).toBe('event')
  expect(item?.payload.exception.values[0]).toMatchObject({
    type: 'TypeError',
    value: '… has … lei at /cont… …',
  })
  expect(item?.payload.breadcrumbs?.map(({ message }) => message)).toContain('load failed: /x…')
  expect(item?.payload.breadcrumbs?.length).toBeLessThanOrEqual(100)
  expect(JSON.stringify(report)).not.toMatch(secrets)
  forget(complaints, /page error|load failed/)
})

// Before the app's scripts, and when the document has loaded, which on a slow connection is before them too.
for (const state of ['interactive', 'complete'])
  test(`ERR-05 an error before the first interaction, in a document that is ${state}, is kept, and sent once the client has loaded`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await request.delete(`${site}/sandbox/control/collected/errors`)
    await page.addInitScript((wanted) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === wanted) void Promise.reject(new RangeError('early'))
      })
    }, state)
    await page.goto('/promotii')
    const early = async () => JSON.stringify(await collected({ request, site }, 'errors'))
    await expect.poll(early).toContain('"value":"early"')
    forget(complaints, /page error/)
  })

base(
  'ERR-05 S2 9 without a sample rate no client is loaded and nothing is sent',
  async ({ page, request, site, complaints }) => {
    const before = (await collected({ request, site }, 'errors')).length
    const files: string[] = []
    page.on('request', (asked) => files.push(asked.url()))
    await page.goto('/promotii')
    await whenHydrated(page)
    await page.mouse.move(200, 300)
    await raise(page, 'nothing is sent')
    await whenIdle(page)
    expect(files.filter((url) => /errorClient|envelope/.test(url))).toEqual([])
    expect((await collected({ request, site }, 'errors')).length).toBe(before)
    forget(complaints, /page error/)
  },
)
