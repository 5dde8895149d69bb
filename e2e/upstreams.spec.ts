import { test as base, expect } from '@playwright/test'
import {
  clearFaults,
  type Running,
  setFault,
  startSandbox,
  startSite,
  upstreams,
  withoutCaches,
} from './support/processes.ts'

/** Environment of a site without caches and with short timeouts. */
const impatient = { ...withoutCaches, UPSTREAM_TIMEOUT_MS: '1500' }

type Worker = { sandbox: Running; site: Running }

/** A separate sandbox, in which faults may be set, and a site that depends on it. */
const test = base.extend<object, Worker>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox()
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sandbox }, use) => {
      const site = await startSite({ ...impatient, ...upstreams(sandbox) })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })
test.afterEach(({ sandbox }) => clearFaults(sandbox))

const fatal = [
  ['/casino/games/no-files', 'errors.failed-to-fetch-games'],
  ['/casino/providers', 'errors.failed-to-fetch-providers'],
  ['/casino/collections', 'errors.failed-to-fetch-collections'],
  ['/casino/collections/groups', 'errors.failed-to-fetch-collection-groups'],
  ['/casino/carousels', 'errors.failed-to-fetch-carousel'],
  ['/cms/categories', 'errors.failed-to-fetch-categories'],
  ['/cms/layouts', 'errors.failed-to-fetch-layouts'],
  ['/cms/menus', 'errors.failed-to-fetch-menu'],
  ['/cms/submenu', 'errors.failed-to-fetch-submenu'],
  ['/cms/globalsettings', 'errors.failed-to-fetch-meta'],
] as const

for (const [path, key] of fatal) {
  test(`ERR-03 while ${path} is down, the error page has status 500 and shows ${key}`, async ({
    page,
    sandbox,
    site,
  }) => {
    await setFault(sandbox, path, 'error-503')
    const response = await page.goto(site.url)
    expect(response?.status()).toBe(500)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(key)
    await expect(page.getByRole('main')).not.toContainText(/\.[jt]sx?:\d+/)
    // The log has the details that the error page does not show.
    await expect.poll(() => site.output()).toMatch(new RegExp(`${key}: \\S+${path}\\?\\S+ answered 503`))
  })
}

test('RTE-08 the lobby has the default layout, a fatal error the clean one', async ({
  page,
  sandbox,
  site,
}) => {
  await page.goto(site.url)
  await expect(page.getByRole('banner').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await setFault(sandbox, '/cms/menus', 'error-500')
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

for (const mode of ['bad-json', 'wrong-shape', 'html', 'hang']) {
  test(`HTT-05 an upstream with invalid responses (${mode}) is a failed load, which the log names, and recovers without a restart`, async ({
    page,
    sandbox,
    site,
  }) => {
    await setFault(sandbox, '/casino/games/no-files', mode)
    // A load that began before the fault may still answer the first request.
    await expect.poll(async () => (await page.goto(site.url))?.status()).toBe(500)
    await expect(page.getByRole('main')).toContainText('errors.failed-to-fetch-games')
    await clearFaults(sandbox)
    expect((await page.reload())?.status()).toBe(200)
  })
}

test('a slow upstream is waited for', async ({ page, sandbox, site }) => {
  const patient = await startSite({ ...withoutCaches, ...upstreams(sandbox), UPSTREAM_TIMEOUT_MS: '15000' })
  await setFault(sandbox, '/casino/providers', 'slow-2s')
  expect((await page.goto(patient.url))?.status()).toBe(200)
  await patient.stop()
  expect(site.url).not.toBe(patient.url)
})

test('LIV-06 the menus link to the live casino only if editors have published a layout for its lobby', async ({
  page,
  sandbox,
  site,
}) => {
  const sections = page.getByRole('navigation', { name: 'Secțiuni' })
  await page.goto(`${site.url}/promotii`)
  await expect(sections.getByRole('link', { name: 'Cazinou live' })).toBeVisible()
  await setFault(sandbox, '/cms/layouts', 'empty')
  await page.reload()
  await expect(sections.getByRole('link', { name: 'Promoții' })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'Cazinou live' })).toHaveCount(0)
})

test('while jackpots are down, the rest of the page is still rendered', async ({ page, sandbox, site }) => {
  await setFault(sandbox, '/casino/Jackpots', 'error-500')
  expect((await page.goto(site.url))?.status()).toBe(200)
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Foc de Aramă' })).toHaveCount(0)
})

test('CMS-02 HTT-05 hostile content is harmless, and only its own widget is left out', async ({
  page,
  sandbox,
  site,
}) => {
  for (const path of [
    '/casino/games/no-files',
    '/casino/carousels',
    '/casino/collections',
    '/casino/providers',
    '/cms/layouts',
    '/cms/menus',
    '/cms/submenu',
    '/cms/globalsettings',
    '/cms/categories',
  ]) {
    await setFault(sandbox, path, 'malformed-item')
  }
  const foreign: string[] = []
  const dialogs: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1') && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const response = await page.goto(site.url)
  expect(response?.status()).toBe(200)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')

  await expect(page.getByRole('main')).toContainText('Text bun')
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  const html = (await response?.text()) ?? ''
  expect(html).not.toMatch(/javascript:|data:text|evil\.example|onerror|<iframe/i)
  const dangerous = await page
    .locator('a[href]')
    .evaluateAll(
      (links) =>
        links.filter((link) => !/^(?:https?:|tel:|mailto:)$/.test((link as HTMLAnchorElement).protocol))
          .length,
    )
  expect(dangerous).toBe(0)
  expect({ foreign, dialogs }).toEqual({ foreign: [], dialogs: [] })
  await expect(page).toHaveTitle(/Cazino/)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  expect(site.output()).toContain('content dropped')
  expect(site.output()).toContain('layout Lobby')
})

test('CMS-01 CMS-04 preview names each invalid widget and its invalid field', async ({
  page,
  sandbox,
  site,
}) => {
  await setFault(sandbox, '/cms/layouts', 'malformed-item')
  await page.goto(`${site.url}/preview`)
  await expect(page.locator('[data-widget-id="ostil-necunoscut"]')).toContainText(
    'Tipul „Roulette3D” nu este al niciunui modul.',
  )
  await expect(page.locator('[data-widget-id="ostil-camp"]')).toContainText('Câmpul „category”')
  await page.goto(site.url)
  await expect(page.getByRole('main')).not.toContainText('ostil')
})

test('with the sandbox stopped, pages are served as long as the settings allow stale content, else the error page', async ({
  request,
}) => {
  const sandbox = await startSandbox()
  const [lenient, strict] = await Promise.all([
    startSite({ ...withoutCaches, ...upstreams(sandbox), CONTENT_STALE_IF_ERROR_SECONDS: '300' }),
    startSite({ ...withoutCaches, ...upstreams(sandbox), CONTENT_STALE_IF_ERROR_SECONDS: '0' }),
  ])
  expect((await request.get(lenient.url)).status()).toBe(200)
  expect((await request.get(strict.url)).status()).toBe(200)
  await sandbox.stop()

  const kept = await request.get(lenient.url)
  expect(kept.status()).toBe(200)
  expect(await kept.text()).toContain('Recomandate')
  const lost = await request.get(strict.url)
  expect(lost.status()).toBe(500)
  expect(await lost.text()).toMatch(/errors\.failed-to-fetch-\w+/)
  await Promise.all([lenient.stop(), strict.stop()])
})
