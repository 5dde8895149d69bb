import { expect, test, whenHydrated } from './support/test.ts'

test('the policy has the hash of every inline script, and no other inline script runs', async ({
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
    // As a text node, which browsers allow under Trusted Types too.
    script.append(document.createTextNode('window.injected = true'))
    document.body.append(script)
    const image = new Image()
    document.body.append(image)
    try {
      image.setAttribute('onerror', 'window.injected = true')
    } catch (error) {
      // Browsers whose Trusted Types cover attributes throw here.
      if (!(error instanceof TypeError)) throw error
    }
    image.src = 'data:,'
    return new Promise((resolve) => setTimeout(() => resolve('injected' in window), 300))
  })
  expect(ran).toBe(false)
  complaints.splice(0)
})

test('the policy tells browsers where to report violations', async ({ request, site }) => {
  const response = await request.get(site)
  expect(response.headers()['reporting-endpoints']).toBe('reports="/api/reports"')
  const report = { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } }
  expect((await request.post(`${site}/api/reports`, { data: [report] })).status()).toBe(204)
})

test('pages render editors’ content and SEO records, and Trusted Types refuse HTML, scripts and script addresses from strings', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termeni' }).first().click()
  await expect(page.getByRole('main').locator('h2, p').first()).toBeVisible()
  const record = page.locator('script[type="application/ld+json"]').last()
  expect(JSON.parse((await record.textContent()) ?? '')).toHaveProperty('@type')
  expect(complaints).toEqual([])

  const refused = await page.evaluate(() => {
    const script = document.createElement('script')
    const attempts = {
      html: () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      },
      script: () => {
        script.text = 'alert(1)'
      },
      address: () => {
        script.src = '/assets/other.js'
      },
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch (error) {
        return error instanceof TypeError ? [name] : []
      }
    })
  })
  expect(refused).toEqual(['html', 'script', 'address', 'policy'])
  complaints.splice(0)
})

test('documents carry the security headers, with and without a cache', async ({ request, site }) => {
  for (const path of ['/', '/?x=1', '/preview', '/nu-exista']) {
    const headers = (await request.get(site + path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    // The editor's desk shows the draft and the published page in frames; nobody else frames the site.
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self';")
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
  }
})

test('no element in the server’s HTML has a style attribute', async ({ request, site }) => {
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

test('hashed files are immutable in caches and compressed', async ({ request, site }) => {
  const html = await (await request.get(site)).text()
  const script = /href="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const response = await request.get(site + script, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-encoding']).toBe('br')
  expect((await request.get(`${site}/assets/../../package.json`)).status()).toBe(404)
})
