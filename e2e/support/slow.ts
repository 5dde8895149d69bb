import type { Page } from '@playwright/test'

/** How many times slower the processor is made (`npm run e2e -- --slow`). */
export const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1)

/** Slows the processor down for a page. */
export async function slowDown(page: Page): Promise<void> {
  if (slowdown === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
