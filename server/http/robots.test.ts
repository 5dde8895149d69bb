import { expect, test } from 'vitest'
import { robotsRoutes } from './robots.ts'

const ask = async (siteUrl: string, path: string) => {
  const response = await robotsRoutes(siteUrl).request(`http://asked.example${path}`)
  return { text: await response.text(), cacheControl: response.headers.get('cache-control') }
}

test('SEO-01 robots stay out of preview, play and the API, and learn where the map is', async () => {
  const { text } = await ask('https://arama.example', '/robots.txt')
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /preview',
    'Disallow: /play/',
    'Disallow: /api/',
    'Sitemap: https://arama.example/sitemap.xml',
    '',
  ])
})

test('SEO-01 a site that does not know its address names no map', async () => {
  expect((await ask('', '/robots.txt')).text).not.toContain('Sitemap')
})

test.each([
  ['the site’s own address, which may be kept', 'https://arama.example', 'https://arama.example/', 86_400],
  ['an address with a sign of XML', 'https://a.example/x&y', 'https://a.example/x&amp;y/', 86_400],
  ['the address it was asked under, which nobody may keep', '', 'http://asked.example/', undefined],
])('SEO-01 the map lists pages under %s', async (_what, siteUrl, expected, age) => {
  const { text, cacheControl } = await ask(siteUrl, '/sitemap.xml')
  expect(text).toContain(`<url><loc>${expected}</loc></url>`)
  expect(cacheControl).toBe(age ? `public, max-age=${age}` : 'no-store')
})
