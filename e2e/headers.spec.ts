import { expect, test } from '@playwright/test'
import { type Running, startSite } from './support/processes.ts'

/** Addresses of every kind, with the status of each. */
const addresses: [path: string, status: number][] = [
  ...['/', '/toate-jocurile', '/toate-jocurile?ordine=name', '/cazinou-live', '/promotii', '/furnizori'].map(
    (path): [string, number] => [path, 200],
  ),
  ...[
    '/colectii',
    '/jackpots',
    '/turnee',
    '/invingatori/recente',
    '/joc/diamant-40',
    '/pagina/despre-noi',
  ].map((path): [string, number] => [path, 200]),
  ['/play/diamant-40/demo', 200],
  ['/utilizator/preferate', 200],
  ['/preview', 200],
  ['/?username=ana&token=x', 200],
  ['/nu-exista', 404],
  ['/joc/nu-exista', 404],
  ['/categorii/nu-exista', 404],
  ['/invingatori', 302],
  ['/ro/furnizori', 302],
  ['/redirect/winners', 302],
  [`/${'a'.repeat(3000)}`, 414],
  ['/api/jackpots', 200],
  ['/api/pages?path=/', 200],
  ['/api/pages?path=/nu-exista', 404],
  ['/api/pages', 400],
  ['/api/catalogue', 200],
  ['/api/build', 200],
  ['/api/winners?kind=nobody', 400],
  ['/api/preview/auth?secret=x', 401],
  ['/api/nu-exista', 404],
  ['/assets/nu-exista.js', 404],
  ['/fonts/onest-latin.woff2', 200],
  ['/favicon.svg', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
]

const PRIVATE = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])

/** Score of one response in the HTTP Observatory over TLS; redirection and cookies are not scored here. */
function pointsOf(headers: Record<string, string>): number {
  const policy = headers['content-security-policy'] ?? ''
  const isStrict =
    /default-src 'none'/.test(policy) &&
    !/unsafe|data:(?!.*img)/.test(policy.replace(/img-src[^;]*|media-src[^;]*/g, ''))
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  return (
    100 +
    (isStrict ? 10 : policy ? -20 : -25) +
    (headers['cross-origin-opener-policy']?.startsWith('same-origin') ? 10 : 0) +
    (/^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0) +
    (PRIVATE.has(headers['referrer-policy'] ?? '') ? 5 : 0) +
    (age >= 15_768_000 ? 0 : -20) +
    (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) +
    (/frame-ancestors/.test(policy) ? 5 : -20)
  )
}

test.describe('security headers', () => {
  let site: Running
  test.beforeAll(async () => {
    site = await startSite({ SANDBOX_GAMES: '100', SANDBOX_ART: 'plain' })
  })
  test.afterAll(() => site.stop())

  test('ADM-07 every response has the basic security headers', async ({ request }, info) => {
    // The process is ready once its content is in memory.
    await request.get(site.url)
    const rows: string[] = []
    for (const [path, status] of addresses) {
      const answer = await request.get(site.url + path, { maxRedirects: 0 })
      const points = pointsOf(answer.headers())
      rows.push(`${answer.status()} ${points} ${path.slice(0, 60)}`)
      expect.soft(answer.status(), path.slice(0, 60)).toBe(status)
      expect.soft(points, path.slice(0, 60)).toBeGreaterThanOrEqual(115)
      expect.soft(answer.headers()['set-cookie'], path.slice(0, 60)).toBeUndefined()
    }
    await info.attach('points', { body: rows.join('\n'), contentType: 'text/plain' })
  })

  test('ADM-07 an injected inline script does not run', async ({ page }) => {
    const blocked: string[] = []
    page.on('console', (message) => blocked.push(message.text()))
    await page.route(`${site.url}/`, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace('</main>', '<script>window.planted = true</script></main>')
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
    await expect.poll(() => blocked.join('\n')).toContain('Content Security Policy')
  })
})
