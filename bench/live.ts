import type { Browser } from 'playwright'
import { withBenchPages } from './live/benchPages.ts'
import { type BusyRun, measureBusy, SLOWER } from './live/busy.ts'
import { type FirstBytes, measureFirstBytes } from './live/firstBytes.ts'
import { type Idle, measureIdle } from './live/idle.ts'
import { withLiveSite } from './live/liveSite.ts'
import { measurePixels, type Pixels } from './live/pixel.ts'

export type LiveNumbers = { busy: BusyRun[]; pixels: Pixels; idle: Idle[]; bytes: FirstBytes }

/** Live tables: compared with a hand-written page, at rest, from record to pixel, and the first view. */
export const measureLive =
  (root: string, runs: number) =>
  (browser: Browser): Promise<LiveNumbers> =>
    withLiveSite(async (site) => {
      const busy = await withBenchPages(root, (pages) => measureBusy(browser, site, pages, runs))
      const pixels = await measurePixels(browser, site, SLOWER)
      // From here on with a normal rate of updates.
      const idle = await measureIdle(browser, site, runs)
      return { busy, pixels, idle, bytes: await measureFirstBytes(browser, site) }
    })
