import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** What a designer sees beside the sidebar. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

export const heading = (page: Page): Locator => preview(page).getByRole('heading', { level: 1 })

export const results = (page: Page): Locator => page.getByRole('option')

/** What must not happen: errors, failed and external requests. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(answer.url()))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== process.env.STORYBOOK_URL) complaints.push(request.url())
  })
  return complaints
}

/** Playwright's test that fails if the page has complaints at the end. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens Storybook at its start, as without a link. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/')
  // Sidebar and page share one thread: beside other work on one core they are slow to begin.
  await expect(heading(page)).toHaveText('Aramă', { timeout: 180_000 })
}

/** Presses a key until the target has the focus, also inside the frame. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const focused = () =>
    target.evaluate((element) => element.ownerDocument.hasFocus() && element === document.activeElement)
  for (let stop = 0; stop < 200 && !(await focused()); stop += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Writes into the sidebar's search, which opens with Ctrl+K, in place of what stands there. */
export async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

/** Searches in the sidebar by keyboard: the result in which `title` stands becomes the current page. */
export async function find(page: Page, words: string, title: string): Promise<void> {
  await search(page, words)
  const result = results(page).filter({ hasText: title }).first()
  await expect(result).toBeVisible()
  for (let down = 0; down < 20 && (await result.getAttribute('aria-selected')) !== 'true'; down += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(title)
}

/** What axe finds on a page without the manager around it, whose chrome is Storybook's own. */
export async function axeFinds(page: Page): Promise<string[]> {
  // The frames of the wall hold stories with tests of their own; parts of a page need no landmarks.
  const { violations } = await new AxeBuilder({ page })
    .options({ iframes: false })
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
