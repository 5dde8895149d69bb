import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Pages where the crawl starts; linked text pages and promotions are crawled as well. */
const starts = [
  '/',
  '/cazinou-live',
  '/promotii',
  '/turnee',
  '/colectii',
  '/jackpots',
  '/furnizori',
  '/invingatori/recente',
  '/joc/diamant-40',
  '/utilizator/preferate',
  '/pagina/povesti-de-iarna',
  '/nu-exista',
]

/** Endpoints of the content service with links of editors. */
const services = [
  '/casino/carousels',
  '/casino/collections',
  '/casino/promotions',
  '/cms/layouts',
  '/cms/menus',
  '/cms/submenu',
  '/cms/globalsettings',
]

/** Paths in the links of a document, or in the fields of content that hold an address. */
const linked = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:href=\\?"|"(?:href|url|actionRoute|prematchUrl|login|register)":")(\/[^/"\\#?][^"\\#?]*|\/)/g,
    ),
  ].map(([, path = '']) => path.replaceAll('&amp;', '&'))

const isPage = (path: string) => !/^\/(?:assets|sandbox\/casino|api)\/|\.\w+$/.test(path)

const isRead = (path: string) => /^\/(?:pagina|promotii)\//.test(path)

/** Every linked path, with the first page that links to it. */
async function crawl(request: APIRequestContext, site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...starts, ...services.map((path) => `/sandbox${path}`)]
  for (const from of waiting) {
    const text = await (await request.get(site + from)).text()
    for (const path of linked(text).filter(isPage)) {
      if (found.has(path)) continue
      found.set(path, from)
      if (isRead(path)) waiting.push(path)
    }
  }
  return found
}

test('every address in content, menus, footer and error page leads to a page', async ({ request, site }) => {
  test.slow()
  const found = await crawl(request, site)
  expect(found.size).toBeGreaterThan(150)
  for (const path of [
    '/pagina/contact',
    '/pagina/autoexcludere',
    '/pagina/accesibilitate',
    '/pagina/reclamatii',
  ])
    expect([...found.keys()]).toContain(path)
  const all: { slug: string; visibleTo?: string }[] = await (
    await request.get(`${site}/sandbox/casino/promotions`)
  ).json()
  // Pages for players only answer 404 to a visitor (PRO-01).
  const playersOnly = all.flatMap(({ slug, visibleTo }) =>
    visibleTo === 'LoggedIn' ? [`/promotii/${slug}`] : [],
  )
  const dead: string[] = []
  for (const [path, from] of found) {
    const status = (await request.get(site + path)).status()
    if (status !== (playersOnly.includes(path) ? 404 : 200))
      dead.push(`${path}, linked in ${from}, answers ${status}`)
  }
  expect(dead).toEqual([])
})

test('ERR-02 customer support can be reached from an address that does not exist', async ({
  page,
  complaints,
}) => {
  await page.goto('/nu-exista')
  await page.getByRole('main').getByRole('link', { name: 'serviciul clienți' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  const main = page.getByRole('main')
  for (const part of ['Cum ne găsești', 'Program', 'Dacă vrei să faci o reclamație'])
    await expect(main.getByRole('heading', { name: part })).toBeVisible()
  await expect(main.getByRole('link', { name: 'ajutor@arama.example' })).toBeVisible()
  expect(complaints.splice(0).every((text) => /404/.test(text))).toBe(true)
})

test('CPL-01 the page on self-exclusion says where to apply, from when it counts and who may revoke it', async ({
  page,
}) => {
  await page.goto('/pagina/autoexcludere')
  const main = page.getByRole('main')
  await expect(main).toContainText('la noi, ca operator')
  await expect(main).toContainText('la ora 00:00 a zilei care urmează cererii')
  await expect(main).toContainText(/se retrage numai la Oficiul Național pentru Jocuri de Noroc \(ONJN\)/)
})
