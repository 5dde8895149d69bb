import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab, or Shift+Tab, until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = () =>
    target.evaluate((element) => document.hasFocus() && element === document.activeElement).catch(() => false)
  for (let stop = 0; stop < 120 && !(await focused()); stop += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}
