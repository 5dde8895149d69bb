import AxeBuilder from '@axe-core/playwright'
import { type Running, startSite } from './support/processes.ts'
import { tabTo } from './support/tabTo.ts'
import { expect, forget, test, whenHydrated } from './support/test.ts'

const KEY = 'cheia-redactorilor'

let own: Running

test.beforeAll(async () => {
  own = await startSite({
    LOG_LEVEL: 'info',
    SANDBOX_GAMES: '100',
    SANDBOX_ART: 'plain',
    SANDBOX_DB: ':memory:',
    EDITORS_SECRET: KEY,
  })
})

test.afterAll(() => own.stop())

for (const width of [390, 1440])
  test(`CMS-04 at ${width} px an editor enters by a key and shares a draft; who gets the link reads it and changes nothing`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${own.url}/preview/promotii`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Previzualizarea este închisă')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await tabTo(page, page.getByLabel('Cheia de redactor'))
    await page.keyboard.type('gresit')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('Cheia nu este bună')
    await page.getByLabel('Cheia de redactor').fill(KEY)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${own.url}/preview/promotii`)
    await whenHydrated(page)

    const bar = page.getByRole('region', { name: 'Previzualizare' })
    await expect(page.locator('html')).toHaveAttribute('data-outlines', 'on')
    await page.keyboard.press('b')
    await expect(bar).toBeFocused()
    await tabTo(page, bar.getByRole('button', { name: 'Trimite' }))
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Trimite' })
    await tabTo(page, panel.getByLabel('Valabilă'))
    await page.keyboard.type('30')
    await tabTo(page, panel.getByRole('button', { name: 'Fă legătura' }))
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel('Adresa ciornei')).toBeFocused()
    const address = await panel.getByLabel('Adresa ciornei').inputValue()
    expect(address).toMatch(/\/preview\/promotii\?acces=/)
    await expect(panel).toContainText(/Expiră pe \d+ [a-z]+\.? \d{4}/)
    expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])

    const context = await browser.newContext()
    const guest = await context.newPage()
    await guest.goto(`${own.url}/preview`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Previzualizarea este închisă')
    await guest.goto(address)
    await expect(guest).toHaveURL(`${own.url}/preview/promotii`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Promoții')
    await whenHydrated(guest)
    const theirs = guest.getByRole('region', { name: 'Previzualizare' })
    await expect(theirs).toContainText('Numai citire, până la')
    await theirs.getByRole('button', { name: 'Trimite' }).click()
    await expect(guest.getByRole('dialog')).toContainText('Numai un redactor poate face o legătură.')
    const refused = await guest.evaluate(async () => {
      const body = JSON.stringify({ records: [] })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/pages?path=/&status=Draft', { method: 'POST', headers, body })).status
    })
    expect(refused).toBe(403)
    await context.close()
    // Neither the key nor a pass is in the log.
    expect(own.output()).not.toContain(KEY)
    expect(own.output()).not.toContain('acces=')
    forget(complaints, /^foreign: |^401: |status of 401/)
  })

test('CMS-04 an editor whose access ends while the desk is open reads so in the bar, and the way back', async ({
  page,
  complaints,
}) => {
  await page.goto(`${own.url}/preview`)
  await page.getByLabel('Cheia de redactor').fill(KEY)
  await page.keyboard.press('Enter')
  await whenHydrated(page)
  const bar = page.getByRole('region', { name: 'Previzualizare' })
  await expect(bar.getByRole('button', { name: 'Trimite' })).toBeVisible()
  await page.context().clearCookies()
  await expect(bar.getByRole('alert')).toContainText('Accesul la ciorne a expirat.')
  await bar.getByRole('button', { name: 'Intră din nou' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Previzualizarea este închisă')
  forget(complaints, /^foreign: |^401: |status of 401/)
})
