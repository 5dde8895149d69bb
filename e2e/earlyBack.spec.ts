import { expect, test, whenHydrated } from './support/test.ts'

test('UXP-01 a second Back, pressed while the restored page hydrates, leads to the page before it', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.getByRole('link', { name: 'Promoții', exact: true }).first().click()
  await expect(page).toHaveURL('/promotii')
  await page.addInitScript(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (load?.type !== 'back_forward' || location.pathname !== '/promotii') return
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    // When the data of the page are read, hydration has begun.
    const reader = ReadableStreamDefaultReader.prototype as { read: () => Promise<unknown> }
    const { read } = reader
    reader.read = async function (this: unknown) {
      reader.read = read
      history.back()
      await gone
      return read.call(this)
    }
  })
  await page.goto('/pagina/despre-noi')
  // The page before it loads slowly.
  await page.route('/', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await whenHydrated(page)
  await expect(page.getByRole('region', { name: 'Povești din Nil' })).toBeAttached()
})
