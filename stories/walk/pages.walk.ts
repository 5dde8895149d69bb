import type { Page } from '@playwright/test'
import { arrive, axeFinds, expect, heading, preview, results, test } from './support.ts'

/**
 * The pages of a designer, without the manager around them, and what stands there when they are drawn. Pages without
 * examples are dark in every theme.
 */
const pages = [
  { name: 'welcome', path: 'viewMode=docs&id=ghid-bun-venit--docs', drawn: 'Mai departe' },
  { name: 'index of components', path: 'viewMode=docs&id=ghid-toate-componentele--docs', drawn: 'Fundament' },
  { name: 'conventions', path: 'viewMode=docs&id=ghid-conventii--docs', drawn: 'Toate proprietățile' },
  { name: 'texts', path: 'viewMode=docs&id=ghid-toate-textele--docs', drawn: 'Toate textele' },
  {
    name: 'component',
    path: 'viewMode=docs&id=componente-controls-button--docs',
    drawn: 'Schimbări',
    examples: true,
  },
  {
    name: 'workshop',
    path: 'id=fundatii-atelier-de-culori--default',
    drawn: 'Contrast măsurat (WCAG 2.2)',
    examples: true,
  },
]

async function open(
  page: Page,
  { path, drawn, examples }: (typeof pages)[number],
  theme: string,
): Promise<void> {
  // Axe refuses to run twice at once, so Storybook's own run on a story waits to be asked for.
  await page.goto(`/iframe.html?${path}&globals=theme:${theme};a11y.manual:!true`)
  await expect(page.getByRole('heading', { name: drawn }).last()).toBeVisible()
  if (examples) await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const one of pages)
  test(`axe finds nothing on the page „${one.name}” in either theme, and it fits a phone`, async ({
    page,
  }) => {
    for (const theme of ['dark', 'light']) {
      await open(page, one, theme)
      expect(await axeFinds(page), theme).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  })

test('on a phone the search behind the menu opens a component', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  await page.getByRole('button', { name: /navigation menu/i }).click()
  await page.getByRole('searchbox').fill('comutator')
  await results(page).filter({ hasText: 'Switch' }).first().click()
  await expect(heading(page)).toHaveText('Switch')
  await expect(preview(page).getByText('Stabilă', { exact: true })).toBeVisible()
})
