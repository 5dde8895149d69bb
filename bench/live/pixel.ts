import type { Browser, Page } from 'playwright'
import { rest } from '../browser.ts'
import type { LiveSite } from './liveSite.ts'
import { withTables } from './lobby.ts'
import { watchPixels } from './watchPixels.ts'

/** Milliseconds from a record's arrival to the frame that shows it, for each change. */
export type Pixels = { plain: number[]; slowed: number[] }

/** Highest and lowest number of tables that are filled and freed in one visit: many are full or closed. */
const TABLES = 10
const LEAST = 3

/** Timeout in milliseconds for a change to be visible. */
const PATIENCE = 2000

type WithPixels = { benchPixels: { expect: (code: string, free: boolean) => void; seen?: number } }

/** Changes a table and waits until that is visible; the simulation may change the same table earlier. */
async function change(
  page: Page,
  site: LiveSite,
  code: string,
  action: 'fill' | 'free',
): Promise<number | undefined> {
  await page.evaluate(([table, free]) => (window as unknown as WithPixels).benchPixels.expect(table, free), [
    code,
    action === 'free',
  ] as const)
  await site.change(code, action)
  const seen = () => (window as unknown as WithPixels).benchPixels.seen
  await page.waitForFunction(seen, undefined, { timeout: PATIENCE }).catch(() => {})
  return page.evaluate(seen)
}

/** Codes of tables in view with free seats. */
const seatedInView = (page: Page): Promise<string[]> =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll('main li[data-index] article[data-state="open"]')]
        .filter(
          (tile) => tile.querySelector('[data-free]') && tile.getBoundingClientRect().bottom < innerHeight,
        )
        .map((tile) => tile.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-1) ?? '')
        .slice(0, most),
    TABLES,
  )

const pixelsAt = (browser: Browser, site: LiveSite, rate: number): Promise<number[]> =>
  withTables(
    browser,
    site,
    async (page, devtools) => {
      const codes = await seatedInView(page)
      if (codes.length < LEAST) throw new Error(`only ${codes.length} tables with seats in view`)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      const times: number[] = []
      for (const code of codes) {
        for (const action of ['fill', 'free'] as const) {
          const time = await change(page, site, code, action)
          if (time !== undefined) times.push(time)
          await rest(100)
        }
      }
      return times
    },
    (page) => page.addInitScript(watchPixels),
  )

/** Time until single changes are visible, during 500 others a second. */
export async function measurePixels(browser: Browser, site: LiveSite, slower: number): Promise<Pixels> {
  const plain = await pixelsAt(browser, site, 1)
  return { plain, slowed: await pixelsAt(browser, site, slower) }
}
