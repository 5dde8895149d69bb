import { expect, phone, test, whenHydrated } from './support/test.ts'

test.use(phone)

test('RTE-16 a first tap, which no hover and no other touch came before, asks for its page and for nothing else', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  // The code of the other pages has come while nobody did anything.
  await expect(page.locator('head link[rel="modulepreload"][href*="gameList"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  const isAsked = ({ pathname }: URL) => /^\/(?:api|assets)\//.test(pathname)
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && isAsked(new URL(request.url()))) asked.push(request.url())
  })
  const answered = page.waitForResponse(/\/api\/pages/).then(async (answer) => {
    await answer.finished()
    return asked.map((url) => new URL(url).pathname)
  })
  await page
    .getByRole('navigation', { name: 'Meniul lobby-ului' })
    .getByRole('link', { name: 'Colecții' })
    .tap()
  expect(await answered).toEqual(['/api/pages'])
  await expect(page.getByRole('heading', { level: 1, name: 'Colecții' })).toBeVisible()
  expect(asked.filter((path) => /\/(?:cards|CardGrid)/.test(path))).toEqual([])
})
