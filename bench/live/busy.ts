import type { Browser, CDPSession, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import { framesDuring } from '../frames.ts'
import type { LiveSite } from './liveSite.ts'
import { viewport, withSalon, withTables } from './lobby.ts'
import { busyDuring } from './metrics.ts'

export const SLOWER = 4
export const SECONDS = 10

/** Frames a second, share of the main thread, the longest gap between frames in milliseconds, tables in view. */
export type Busy = { perSecond: number; share: number; worstGap: number; inView: number }

/** Our list and our floor, the hand-written page, and a simple React list, one after the other. */
export type BusyRun = { ours: Busy; salon: Busy; plain: Busy; naive: Busy }

/** Milliseconds for a throttled page to settle. */
const SETTLE = 2000

/** Highest number of frames a second. */
const FULL = 60

async function watch(page: Page, devtools: CDPSession, inView: number): Promise<Busy> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await rest(SETTLE)
  let share = 0
  const { dropped, worstGap } = await framesDuring(page, async () => {
    share = await busyDuring(devtools, () => rest(SECONDS * 1000))
  })
  return { perSecond: FULL * (1 - dropped / 100), share, worstGap, inView }
}

const watchBenchPage = (browser: Browser, url: string): Promise<Busy> =>
  withPage(browser, 'desktop', async (page, devtools) => {
    await devtools.send('Performance.enable')
    await page.setViewportSize(viewport)
    await page.goto(url)
    const tiles = page.locator('article')
    await tiles.first().waitFor()
    return watch(page, devtools, await tiles.count())
  })

/** Five hundred updates a second on a slow phone's processor. */
export async function measureBusy(
  browser: Browser,
  site: LiveSite,
  pages: string,
  runs: number,
): Promise<BusyRun[]> {
  const own = (show: string) => `${pages}/?${new URLSearchParams({ show, hub: site.hub })}`
  const done: BusyRun[] = []
  for (let run = 0; run < runs; run += 1) {
    done.push({
      ours: await withTables(browser, site, watch),
      salon: await withSalon(browser, site, watch),
      plain: await watchBenchPage(browser, own('plain')),
      naive: await watchBenchPage(browser, own('naive')),
    })
  }
  return done
}
