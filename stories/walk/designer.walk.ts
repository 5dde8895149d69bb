import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const heading = (page: Page) => preview(page).getByRole('heading', { level: 1 })

/** Presses Tab until the target has the focus, also inside the frame. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === element.ownerDocument.activeElement)
  for (let stop = 0; stop < 150 && !(await focused()); stop += 1) await page.keyboard.press('Tab')
  expect(await focused()).toBe(true)
}

/** Opens the first result of the sidebar's search by keyboard. */
async function find(page: Page, words: string, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type(words)
  await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(title)
}

test.beforeEach(async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== process.env.STORYBOOK_URL) complaints.push(request.url())
  })
  await page.goto('/')
  await expect(heading(page)).toHaveText('Aramă')
  expect(complaints).toEqual([])
})

test('a designer finds a component by another name, reads its right and wrong uses, and copies code that names it', async ({
  page,
}) => {
  await find(page, 'toast', 'Snackbars')
  await find(page, 'cta', 'Button')
  const docs = preview(page)
  await expect(docs.getByText('O singură acțiune principală; cealaltă este conturată.')).toBeVisible()
  await expect(docs.getByText('Două principale: nu se mai vede care este cea așteptată.')).toBeVisible()
  await tabTo(page, docs.getByRole('button', { name: 'Show code' }).first())
  await page.keyboard.press('Enter')
  await expect(docs.locator('pre').filter({ hasText: "from '@arama/kit" }).first()).toContainText('<Button')
})

test('a designer turns a page to the light theme, and the accessibility of the page holds in both', async ({
  page,
}) => {
  await find(page, 'cta', 'Button')
  const root = preview(page).locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await tabTo(page, page.getByRole('button', { name: /dark/ }))
  await page.keyboard.press('Enter')
  await page
    .getByRole('option', { name: 'light' })
    .or(page.getByRole('menuitem', { name: 'light' }))
    .press('Enter')
  await expect(root).toHaveAttribute('data-theme', 'light')
  const { violations } = await new AxeBuilder({ page }).include('#storybook-preview-iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

test('a designer takes the tokens along', async ({ page, request }) => {
  await find(page, 'descarca', 'Jetoanele, de luat cu tine')
  const links = await preview(page)
    .locator('a[download]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links).toHaveLength(5)
  for (const link of links) expect((await request.get(link)).ok(), link).toBe(true)
  const dark = await (await request.get(links.find((link) => link.endsWith('dark.tokens.json')) ?? '')).json()
  expect(Object.keys(dark.color)).toContain('action')
})
