import type { Browser, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import { logIn, open, PLAYER_HEADER } from './visitor.ts'

/** Layout shift of a page while a session is restored. */
export type Moves = { path: string; width: number; shift: number }

const paths = ['/', '/toate-jocurile', '/joc/diamant-40']
const widths = [390, 768, 1440]
/** Milliseconds for content after the header. */
const REST = 1500

async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without any shift there is no entry.
        setTimeout(() => resolve(0), 300)
      }),
  )
}

/** Reloads lobby, list and details as a player, at each width. */
export async function measureMoves(browser: Browser, site: string): Promise<Moves[]> {
  return withPage(browser, 'desktop', async (page) => {
    await open(page, `${site}/`)
    await logIn(page)
    const moves: Moves[] = []
    for (const path of paths)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await open(page, site + path)
        await page.locator(PLAYER_HEADER).waitFor()
        await rest(REST)
        moves.push({ path, width, shift: await shiftOf(page) })
      }
    return moves
  })
}
