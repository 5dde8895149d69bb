import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The editor of the sandbox with one of its records, and the page in its frame once they are connected. */
export async function openEditor(page: Page, record = 'Lobby'): Promise<FrameLocator> {
  await page.goto('/sandbox/editor')
  const frame = page.frameLocator('iframe[title]')
  await page.getByRole('combobox', { name: 'Pagina' }).selectOption(record)
  await expect(page.getByRole('list', { name: 'Probleme' }).getByRole('listitem').first()).toBeVisible()
  await expect(frame.locator('html[data-hydrated]')).toBeAttached()
  return frame
}
