import type { Browser, CDPSession, Page } from 'playwright'
import { rest } from '../browser.ts'
import { type Held, heldBy } from '../memory.ts'
import { type Disagreement, disagreements, tilesInView } from './agreement.ts'
import { type LiveSite, RATE, withLiveSite } from './liveSite.ts'
import { withTables } from './lobby.ts'

export type Soak = {
  minutes: number
  inView: number
  /** Values after each minute. */
  held: Held[]
  errors: string[]
  warnings: string[]
  /** Tables in view that differ from the hub's data. */
  wrong: Disagreement[]
}

/** Share of garbage among the updates. */
export const SHARE = 0.05
const MINUTE = 60_000
/** Milliseconds from the last update to the check of all tiles. */
const STOPPED = 500
/** Milliseconds after which animations are over. */
const SETTLE = 3000

/**
 * Stops the updates with every table in view open and free: a closed one has more elements, which would count as
 * growth.
 */
async function levelTables(page: Page, site: LiveSite): Promise<void> {
  await site.setRate(0)
  for (const { code } of await tilesInView(page)) {
    await site.change(code, 'open')
    await site.change(code, 'free')
  }
  await rest(SETTLE)
}

async function count(page: Page, devtools: CDPSession, site: LiveSite): Promise<Held> {
  await levelTables(page, site)
  const held = await heldBy(devtools)
  await site.setRate(RATE)
  return held
}

/** Collects the page's console messages and uncaught errors. */
function listenTo(page: Page): Pick<Soak, 'errors' | 'warnings'> {
  const said = { errors: [] as string[], warnings: [] as string[] }
  page.on('pageerror', (error) => said.errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') said.errors.push(message.text())
    if (message.type() === 'warning') said.warnings.push(message.text())
  })
  return said
}

async function soak(page: Page, devtools: CDPSession, site: LiveSite, minutes: number) {
  const began = Date.now()
  const held: Held[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    await rest(began + minute * MINUTE - Date.now())
    held.push(await count(page, devtools, site))
  }
  // Waits until animations of the levelling are over.
  await rest(SETTLE)
  await site.setRate(0)
  await rest(STOPPED)
  return { held, wrong: await disagreements(page, await site.tables()) }
}

/** A long visit to the tables, with a rate and errors beyond those of any casino. */
export const measureSoak =
  (minutes: number) =>
  (browser: Browser): Promise<Soak> =>
    withLiveSite(async (site) => {
      await site.mixGarbage(SHARE)
      let said: Pick<Soak, 'errors' | 'warnings'> = { errors: [], warnings: [] }
      const watch = async (page: Page, devtools: CDPSession, inView: number) => ({
        minutes,
        inView,
        ...said,
        ...(await soak(page, devtools, site, minutes)),
      })
      return withTables(browser, site, watch, async (page) => {
        said = listenTo(page)
      })
    })
