import type { Browser } from 'playwright'
import { rest, withPage } from '../browser.ts'
import type { LiveSite } from './liveSite.ts'
import { busyDuring } from './metrics.ts'

export const RATE = 2
export const SECONDS = 20

/** Shares of the main thread with and without the feed. */
export type Idle = { fed: number; unfed: number }

/** Milliseconds after which the third attempt without a hub is over; the next one follows half a minute later. */
const SETTLED = 16_000

const shareOf = (browser: Browser, url: string, blocked: string[]): Promise<number> =>
  withPage(browser, 'desktop', async (page, devtools) => {
    await devtools.send('Performance.enable')
    await devtools.send('Network.setBlockedURLs', { urls: blocked })
    await page.goto(`${url}/cazinou-live`, { waitUntil: 'load' })
    await rest(SETTLED)
    return busyDuring(devtools, () => rest(SECONDS * 1000))
  })

/** The live lobby without interaction, with few updates, and without its hub. */
export async function measureIdle(browser: Browser, site: LiveSite, runs: number): Promise<Idle[]> {
  await site.setRate(RATE)
  const idle: Idle[] = []
  for (let run = 0; run < runs; run += 1) {
    const fed = await shareOf(browser, site.url, [])
    idle.push({ fed, unfed: await shareOf(browser, site.url, ['*/sandbox/hub*']) })
  }
  return idle
}
