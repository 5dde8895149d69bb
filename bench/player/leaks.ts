import type { Browser, CDPSession, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import { heldBy } from '../memory.ts'
import { logIn, logOut, open } from './visitor.ts'

/** Resources of a page. */
export type Held = { listeners: number; timers: number; nodes: number; queries: number }

export type Leaks = { rounds: number; before: Held; after: Held }

/** Rounds before the first count: one-time loads stay, and pools fill. */
const FIRST = 10
const ROUNDS = 200
/** Milliseconds after which a round is over: a snackbar stays for at most ten seconds. */
const QUIET = 12_000

/** Counts active timers. */
function countTimers(): void {
  const waiting = new Set<unknown>()
  Object.assign(window, { waiting })
  const { setTimeout: after, setInterval: every, clearTimeout: clear } = window
  const forget = (id?: number) => {
    waiting.delete(id)
    clear(id)
  }
  Object.assign(window, {
    setTimeout: (task: (...values: unknown[]) => void, time?: number, ...values: unknown[]) => {
      const id = after(() => {
        waiting.delete(id)
        task(...values)
      }, time)
      waiting.add(id)
      return id
    },
    setInterval: (task: () => void, time?: number) => {
      const id = every(task, time)
      waiting.add(id)
      return id
    },
    clearTimeout: forget,
    clearInterval: forget,
  })
}

/** Number of queries in the page's cache: the client is found in the props of its provider. */
const queriesIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    type Fiber = { child?: Fiber; sibling?: Fiber; memoizedProps?: { client?: Client } }
    type Client = { getQueryCache?: () => { getAll: () => unknown[] } }
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const open = [(document as unknown as Record<string, Fiber>)[key]]
    while (open.length > 0) {
      const fiber = open.pop()
      if (!fiber) continue
      const cache = fiber.memoizedProps?.client?.getQueryCache?.()
      if (cache) return cache.getAll().length
      open.push(fiber.sibling, fiber.child)
    }
    throw new Error('no query client')
  })

async function count(page: Page, devtools: CDPSession): Promise<Held> {
  await rest(QUIET)
  const { listeners, nodes } = await heldBy(devtools)
  const timers = await page.evaluate(() => (window as unknown as { waiting: Set<unknown> }).waiting.size)
  return { listeners, timers, nodes, queries: await queriesIn(page) }
}

/** Logs in and out two hundred times in one page, and counts before and after. */
export async function measureLeaks(browser: Browser, site: string): Promise<Leaks> {
  return withPage(browser, 'desktop', async (page, devtools) => {
    await devtools.send('Performance.enable')
    await page.addInitScript(countTimers)
    await open(page, `${site}/`)
    const rounds = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        await logIn(page)
        await logOut(page)
      }
    }
    // Twice with a pause between: React keeps the previous render until the next one.
    await rounds(FIRST)
    await rest(QUIET)
    await rounds(FIRST)
    const before = await count(page, devtools)
    await rounds(ROUNDS)
    return { rounds: ROUNDS, before, after: await count(page, devtools) }
  })
}
