import type { Locator, Page } from '@playwright/test'
import { whenIdle } from './test.ts'

/** Key under which the device keeps what can be resumed. */
export const RESUME_KEY = 'arama.resume'

const HOUR = 60 * 60_000

export const chip = (page: Page): Locator => page.getByRole('complementary', { name: 'Unde rămăsesem' })
export const resume = (page: Page): Locator => chip(page).getByRole('button', { name: /^Continuă/ })

/** What the device has kept, as text. */
export const traceOf = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), RESUME_KEY)

/** Ends the visit of a tab; the next one is that of a person who returns an hour later. */
export async function laterTab(page: Page): Promise<Page> {
  await whenIdle(page)
  await page.goto('/healthz')
  const next = await page.context().newPage()
  await next.addInitScript(
    ([key, time]) => {
      const stored = localStorage.getItem(key)
      if (stored === null || sessionStorage.getItem('aged') !== null) return
      sessionStorage.setItem('aged', '')
      const trace = JSON.parse(stored)
      for (const thing of trace.left) thing.at -= time
      localStorage.setItem(key, JSON.stringify({ ...trace, activeAt: trace.activeAt - time }))
    },
    [RESUME_KEY, HOUR] as const,
  )
  return next
}
