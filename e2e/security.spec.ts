import { expect, test, whenHydrated } from './support/test.ts'

test('the policy names every inline script by its hash and nothing runs that it does not name', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/)
  expect(policy).not.toMatch(/unsafe|nonce|strict-dynamic/)
  await whenHydrated(page)
  expect(complaints).toEqual([])

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    // As a node of text: browsers let that stand under Trusted Types too.
    script.append(document.createTextNode('window.injected = true'))
    document.body.append(script)
    const holder = document.createElement('div')
    holder.innerHTML = '<img src="data:," onerror="window.injected = true">'
    document.body.append(holder)
    return new Promise((resolve) => setTimeout(() => resolve('injected' in window), 300))
  })
  expect(ran).toBe(false)
  complaints.splice(0)
})

test('browsers know where to report what they did not allow', async ({ request, site }) => {
  const response = await request.get(site)
  expect(response.headers()['reporting-endpoints']).toBe('reports="/api/reports"')
  const report = { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } }
  expect((await request.post(`${site}/api/reports`, { data: [report] })).status()).toBe(204)
})

test('content of editors, labels and the record for crawlers are drawn under the policy on every way to a page', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termeni' }).first().click()
  await expect(page.getByRole('main').locator('h2, p').first()).toBeVisible()
})

test('documents carry the security headers, with and without a cache', async ({ request, site }) => {
  for (const path of ['/', '/?x=1', '/preview', '/nu-exista']) {
    const headers = (await request.get(site + path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
  }
})

test('no element of the server carries a style attribute', async ({ request, site }) => {
  const html = await (await request.get(site)).text()
  expect(html).not.toMatch(/<[^>]+\sstyle="/)
})

test('CAT-08 a label shows its colours although the policy allows no style attribute', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  const label = page.locator('span[class*="label-"]').first()
  await expect(label).toBeAttached()
  const { name, color } = await label.evaluate((element) => ({
    name: [...element.classList].find((part) => /^label-[0-9a-f]+-[0-9a-f]+$/.test(part)) ?? '',
    color: getComputedStyle(element).backgroundColor,
  }))
  const fill = /^label-([0-9a-f]{6})/.exec(name)?.[1] ?? ''
  const bytes = [0, 2, 4].map((at) => Number.parseInt(fill.slice(at, at + 2), 16))
  expect(color).toBe(`rgb(${bytes.join(', ')})`)
})

test('hashed files are kept for ever and come compressed', async ({ request, site }) => {
  const html = await (await request.get(site)).text()
  const script = /href="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const response = await request.get(site + script, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-encoding']).toBe('br')
  expect((await request.get(`${site}/assets/../../package.json`)).status()).toBe(404)
})
