import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openEditor } from './support/editor.ts'
import { startSite } from './support/processes.ts'
import { expect, forget, test } from './support/test.ts'

const draft = (title: string, rest: object = {}) => ({
  type: 'arama:preview',
  version: 1,
  event: 'draft',
  records: [
    {
      kind: 'promotion',
      record: { slug: 'bun-venit', id: 'promo-bun-venit', title, games: [], visibleTo: 'All' },
    },
  ],
  ...rest,
})

test('CMS-07 messages of another window, of another version, shape or size are ignored', async ({
  page,
  complaints,
}) => {
  const frame = await openEditor(page, 'bun-venit')
  const heading = frame.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  const post = (data: unknown) =>
    page.evaluate((message) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(message, '*')
    }, data)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/pages'))
      asked.push(request.postData() ?? '')
  })
  await post(draft('Nu ca text'))
  await post('nu este JSON')
  await post(JSON.stringify(draft('Altă versiune', { version: 2 })))
  await post(JSON.stringify(draft('Alt fel', { records: [{ kind: 'menu', record: {} }] })))
  await post(JSON.stringify(draft('x'.repeat(600_000))))
  // A window of this page without our origin, beside the frame.
  await page.evaluate((message) => {
    const other = document.createElement('iframe')
    other.sandbox.add('allow-scripts')
    other.name = 'other'
    document.body.append(other)
    return new Promise((resolve) => {
      other.addEventListener('load', resolve)
      other.srcdoc = `<p>${message.length}</p>`
    })
  }, 'other')
  await page
    .frame('other')
    ?.evaluate(
      (message) => parent.frames[0]?.postMessage(message, '*'),
      JSON.stringify(draft('Din altă fereastră')),
    )
  await post(JSON.stringify(draft('Mesajul bun')))
  await expect(heading).toHaveText('Mesajul bun')
  expect(before).not.toBe('Mesajul bun')
  // Polling repeats the last draft.
  expect(asked.filter((records) => !records.includes('Mesajul bun'))).toEqual([])
  expect(complaints.filter((line) => line.includes('content system'))).toHaveLength(1)
  forget(complaints, /content system: an unknown message/)
})

/** A content system on an origin of its own; the title of its page is the last event that it has heard. */
async function startCms(frame: () => string) {
  const server = createServer((_request, response) => {
    const script = `addEventListener('message', ({ data }) => { document.title = JSON.parse(data).event })`
    const page = `<!doctype html><title>CMS</title><link rel="icon" href="data:,"><script>${script}</script>`
    response
      .setHeader('content-type', 'text/html')
      .end(`${page}<iframe src="${frame()}" width="1200" height="800"></iframe>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

test('CMS-07 a content system on another origin is connected only if the settings name it', async ({
  page,
  complaints,
}) => {
  let address = ''
  const [cms, stranger] = await Promise.all([startCms(() => address), startCms(() => address)])
  const own = await startSite({
    LOG_LEVEL: 'fatal',
    SANDBOX_GAMES: '100',
    SANDBOX_ART: 'plain',
    SANDBOX_DB: ':memory:',
    CMS_ORIGINS: cms.origin,
  })
  address = `${own.url}/preview/promotii/bun-venit`
  try {
    await page.goto(cms.origin)
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(page).toHaveTitle('problems')
    await page.evaluate(
      ([message, site]) =>
        document.querySelector('iframe')?.contentWindow?.postMessage(message, site as string),
      [JSON.stringify(draft('Scris pe alt site')), own.url],
    )
    await expect(heading).toHaveText('Scris pe alt site')

    // Also at a chosen width, where the page is in a frame of the desk.
    const desk = page.frameLocator('iframe')
    await desk.getByLabel('Lățimea la care se vede pagina').selectOption('Telefon, 390')
    const inside = desk.frameLocator('iframe').getByRole('heading', { level: 1 })
    await page.evaluate(() => {
      document.title = 'none'
    })
    await inside.click()
    await expect(page).toHaveTitle('select')
    await page.evaluate(
      ([message, site]) =>
        document.querySelector('iframe')?.contentWindow?.postMessage(message, site as string),
      [JSON.stringify(draft('Scris în cadru')), own.url],
    )
    await expect(inside).toHaveText('Scris în cadru')
    await desk.getByLabel('Lățimea la care se vede pagina').selectOption('Cât fereastra')

    const refused = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'))
    await page.goto(stranger.origin)
    await refused
    await expect(heading).toHaveCount(0)
    expect(await page.title()).toBe('CMS')
  } finally {
    await own.stop()
    cms.stop()
    stranger.stop()
  }
  forget(complaints, /^foreign: |frame-ancestors|^failed: /)
})

test('CMS-07 public pages know no content system and load no code for one', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toContain('contentSystems')
  expect(await (await request.get('/preview')).text()).toContain('contentSystems')
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  await page.goto('/promotii/bun-venit')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(loaded.filter((url) => /CmsLink|PreviewDesk/.test(url))).toEqual([])
})

test('CMS-07 a draft that the site cannot draw is said to be missing, and drawn as soon as it can be', async ({
  page,
  complaints,
}) => {
  const frame = await openEditor(page, 'bun-venit')
  const heading = frame.getByRole('heading', { level: 1 })
  const problems = page.getByRole('list', { name: 'Probleme' })
  const before = (await heading.textContent()) ?? ''
  let broken = true
  await page.route('**/api/pages*', (route) =>
    broken && route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.getByLabel('Titlu').fill('Scris cât timp nu merge')
  await expect(problems).toContainText('Site-ul nu a putut desena ciorna; mai încearcă.')
  await expect(heading).toHaveText(before)
  broken = false
  // A poll that failed is repeated after 30 seconds.
  await expect(heading).toHaveText('Scris cât timp nu merge', { timeout: 90_000 })
  await expect(problems).toHaveText('Nicio problemă.')
  forget(complaints, /503/)
})
