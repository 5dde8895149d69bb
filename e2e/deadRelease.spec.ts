import { expect, phone, test, whenHydrated } from './support/test.ts'

test.use(phone)

/** Files that the first view of the lobby has loaded. */
const HERE = /\/assets\/(?:entry|root|site|parts|SiteLayout|lobby|rolldown|manifest)[^/]*\.js$/

test('ERR-02 UXP-12 a page whose release was removed shows an update notice, also after a reload in vain, and works once its files are back', async ({
  page,
  complaints,
}) => {
  const search = page.getByRole('button', { name: 'Caută' }).first()
  const said = page.getByRole('heading', { level: 1, name: 'Site-ul a fost actualizat' })
  const renew = page.getByRole('link', { name: 'Actualizează acum' })
  await page.route(
    (url) => url.pathname.startsWith('/assets/') && !HERE.test(url.pathname),
    (route) => route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/')
  await whenHydrated(page)
  await search.tap()
  await expect(said).toBeVisible()
  // The error page keeps the site's styles, although React has rendered the whole document again.
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('Onest')

  // The files are still missing; which one fails first depends on what the tap hydrates.
  await Promise.all([page.waitForEvent('load'), renew.tap()])
  await expect(async () => {
    if (await search.isVisible()) await search.tap({ timeout: 1000 })
    await expect(said).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'serviciul clienți' })).toBeVisible()

  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), renew.tap()])
  // The requested page has a history entry.
  await expect(page.getByRole('dialog', { name: 'Caută' })).toBeVisible()
  complaints.splice(0)
})
