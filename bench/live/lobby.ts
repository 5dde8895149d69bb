import type { Browser, CDPSession, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import type { LiveSite } from './liveSite.ts'

/** Six columns and ten rows of tables below the head of the list. */
export const viewport = { width: 2200, height: 2310 }

/** Height in pixels that only the whole list has. */
const WHOLE = 10_000

/** Milliseconds after which pictures have loaded and faded in. */
const QUIET = 3000

/** Tables in view with data of the feed. */
const tablesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tiles = document.querySelectorAll(
      'main li[data-index]:has([data-state]:not([data-state="unknown"]))',
    )
    const boxes = [...tiles].map((tile) => tile.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length
  })

/**
 * Opens all live tables in Romanian: only every second game of the whole list has a table, and a table's language is
 * fixed, so that the list stays the same. Without a pointer: over the page it would be hit-tested in each frame, unlike on
 * a phone. Resolves to the number of tables in view.
 */
async function openTables(page: Page, url: string): Promise<number> {
  await page.setViewportSize(viewport)
  await page.goto(`${url}/cazinou-live/toate-jocurile`, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.keyboard.press('End')
  await page.waitForFunction((whole) => document.documentElement.scrollHeight > whole, WHOLE)
  // Chromium drops the key if the scroll of the one before has just ended.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('main article[data-state="open"]').first().waitFor()
  await page.getByRole('button', { name: 'În română' }).press('Enter')
  await page.waitForFunction(() => !document.querySelector('main li[data-index="0"] [data-state="unknown"]'))
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await rest(QUIET)
  return tablesInView(page)
}

/** Opens the floor of tables that speak Romanian; resolves to the number of tables in view. */
async function openSalon(page: Page, url: string): Promise<number> {
  await page.setViewportSize(viewport)
  await page.goto(`${url}/cazinou-live/salon?limba=ro`, { waitUntil: 'load' })
  await page.locator('main section article[data-state="open"]').first().waitFor()
  await rest(QUIET)
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main section article')].map((table) =>
      table.getBoundingClientRect(),
    )
    return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length
  })
}

type Work<Result> = (page: Page, devtools: CDPSession, inView: number) => Promise<Result>

/** Runs `work` on the floor of tables. */
export const withSalon = <Result>(browser: Browser, { url }: LiveSite, work: Work<Result>): Promise<Result> =>
  withPage(browser, 'desktop', async (page, devtools) => {
    await devtools.send('Performance.enable')
    return work(page, devtools, await openSalon(page, url))
  })

/** Runs `work` on a page with all live tables, `inView` of which are in view. */
export const withTables = <Result>(
  browser: Browser,
  { url }: LiveSite,
  work: Work<Result>,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Result> =>
  withPage(browser, 'desktop', async (page, devtools) => {
    await before(page)
    await devtools.send('Performance.enable')
    return work(page, devtools, await openTables(page, url))
  })
