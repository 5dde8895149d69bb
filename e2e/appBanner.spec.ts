import { expect, phone, test, whenHydrated } from './support/test.ts'

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.describe('on an Android phone', () => {
  test.use({ ...phone, userAgent: android })

  test('BAN-01 the app banner appears without moving the page; once closed it is not shown for 30 days', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await whenHydrated(page)
    const offer = page.getByRole('region', { name: 'Aramă', exact: true })
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
    const before = await top()
    await page.mouse.wheel(0, 200)
    await expect(offer).toContainText('Google Play')
    await expect(offer.getByRole('link', { name: 'Instalează Aramă' })).toHaveAttribute(
      'href',
      /^https:\/\/play\.google\.com\//,
    )
    expect(await top()).toBe(before)
    const bar = await page.getByRole('navigation', { name: 'Navigare rapidă' }).boundingBox()
    const box = await offer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)

    await offer.getByRole('button', { name: 'Închide anunțul aplicației' }).click()
    await expect(offer).toBeHidden()
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'native-banner')
    expect(cookie?.value).toBe('1')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(30)
    await page.reload()
    await whenHydrated(page)
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
  })

  test('BAN-01 CTX-01 inside the app no app banner is shown', async ({ page }) => {
    await page.goto('/?embed=true')
    await whenHydrated(page)
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'Aramă', exact: true })).toHaveCount(0)
  })
})

test.describe('on an iPhone', () => {
  test.use({ ...phone, userAgent: iphone })

  test('BAN-01 the app banner links to the store of the phone', async ({ page }) => {
    await page.goto('/promotii')
    await whenHydrated(page)
    await page.mouse.wheel(0, 200)
    const offer = page.getByRole('region', { name: 'Aramă', exact: true })
    await expect(offer).toContainText('App Store')
  })
})
