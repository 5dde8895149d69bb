import type { Browser, CDPSession, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import type { LiveSite } from './liveSite.ts'

/** Six columns and ten rows of tables under the head of the list. */
export const viewport = { width: 2200, height: 2310 }

/** Pixels that only the whole list is high. */
const WHOLE = 10_000

/** Milliseconds after which pictures have come and faded in. */
const QUIET = 3000

/** Tables in view of which the feed has told. */
const tablesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tiles = document.querySelectorAll(
      'main li[data-index]:has([data-state]:not([data-state="unknown"]))',
    )
    const boxes = [...tiles].map((tile) => tile.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length
  })

/**
 * Opens all live tables that speak Romanian: of the whole list only every second game has a table, and what a table
 * speaks does not change, so that the list stands still while its tables do not. All of it by keys: a pointer that rests on
 * a page is looked for in each frame, which no phone has to pay for. Gives how many are in view.
 */
async function openTables(page: Page, url: string): Promise<number> {
  await page.setViewportSize(viewport)
  await page.goto(`${url}/cazinou-live/toate-jocurile`, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.keyboard.press('End')
  await page.waitForFunction((whole) => document.documentElement.scrollHeight > whole, WHOLE)
  await page.keyboard.press('Home')
  await page.locator('main article[data-state="open"]').first().waitFor()
  await page.getByRole('button', { name: 'În română' }).press('Enter')
  await page.waitForFunction(() => !document.querySelector('main li[data-index="0"] [data-state="unknown"]'))
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await rest(QUIET)
  return tablesInView(page)
}

/** Does `work` on a page with all live tables, `inView` of which are in view. */
export const withTables = <Result>(
  browser: Browser,
  { url }: LiveSite,
  work: (page: Page, devtools: CDPSession, inView: number) => Promise<Result>,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Result> =>
  withPage(browser, 'desktop', async (page, devtools) => {
    await before(page)
    await devtools.send('Performance.enable')
    return work(page, devtools, await openTables(page, url))
  })
