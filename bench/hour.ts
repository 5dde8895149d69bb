import type { Browser, CDPSession, Page } from 'playwright'
import { rest, withPage } from './browser.ts'
import { metricsOf } from './live/metrics.ts'
import { change, MB, signed } from './numbers.ts'
import { open } from './player/visitor.ts'
import type { Row, Section } from './report.ts'

/** What a page holds after a garbage collection, and what the site keeps on the device. */
type Held = { heap: number; nodes: number; listeners: number; storage: number; kept: number }

export type Hour = { after: Map<number, Held>; shown: number; errors: string[] }

/** One round has what a visitor does in a minute. */
const ROUNDS = 60
/** Rounds after which the page has loaded all its code and filled its caches once. */
const FIRST = 10
/** Rounds after which the page is looked at. */
const counted: ReadonlySet<number> = new Set([FIRST, 25, 40, 50, ROUNDS])
/** Milliseconds after which what closes has closed, and the worker has kept what it keeps. */
const SETTLE = 12_000
/** Milliseconds of a person looking. */
const LOOK = 400
const WORDS = ['regina', 'egipt', 'blackjack', 'fructe', 'volatilitate mică', 'zeus', 'ruletă', 'jackpot']

/** Storage of the site in bytes (decision 043). */
const MOST_STORED = 50_000_000
/** In percent, between the tenth and the last round. */
const MOST_GROWTH = 25

async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await rest(SETTLE)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const metric = await metricsOf(devtools)
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length)
    const { usage = Number.NaN } = await navigator.storage.estimate()
    return { storage: usage, kept: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) }
  })
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...stored,
  }
}

async function scroll(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), pixels)
  await rest(LOOK)
}

/** Opens the details of a game in view, and goes back. */
async function lookAtGame(page: Page, round: number): Promise<void> {
  const tiles = page.locator('main article:not([inert] *) h3 a[href^="/joc/"]')
  await tiles.nth(round % (await tiles.count())).press('Enter')
  const details = page.getByRole('dialog')
  await details.getByRole('heading').first().waitFor()
  await rest(LOOK)
  await page.goBack()
  await details.waitFor({ state: 'detached' })
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  const field = page
    .getByRole('dialog')
    .getByRole('searchbox')
    .or(page.getByRole('dialog').getByRole('combobox'))
  await field.first().fill(words)
  await rest(LOOK)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Goes to one of the menu's pages without a new document. */
async function turnTo(page: Page, round: number): Promise<void> {
  const menu = page.getByRole('navigation', { name: /^(Secțiuni|Meniul lobby-ului)$/ })
  const links = menu.locator('a[href^="/"]:not([href="/"], [href^="/utilizator"])')
  const link = links.nth(round % (await links.count()))
  const path = (await link.getAttribute('href')) ?? ''
  await link.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith(path))
  await rest(LOOK)
}

async function goBackToLobby(page: Page): Promise<void> {
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator('main article').first().waitFor()
}

async function minute(page: Page, round: number): Promise<void> {
  await turnTo(page, round)
  await scroll(page, 3000)
  await goBackToLobby(page)
  await scroll(page, 1500)
  await lookAtGame(page, round)
  await searchFor(page, WORDS[round % WORDS.length] ?? '')
}

/** Sixty rounds of use on one page of a guest, with what the page holds after some of them. */
export const measureHour = (browser: Browser, { site }: { site: string }): Promise<Hour> =>
  withPage(browser, 'desktop', async (page, devtools) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await devtools.send('Performance.enable')
    await open(page, `${site}/`)
    const after = new Map<number, Held>()
    for (let round = 1; round <= ROUNDS; round += 1) {
      await minute(page, round)
      if (!counted.has(round)) continue
      // Always on the same page, whatever the round has drawn.
      await turnTo(page, 0)
      after.set(round, await held(page, devtools))
      await goBackToLobby(page)
    }
    return { after, shown: ROUNDS, errors }
  })

function grownRow(what: string, name: keyof Held, { after }: Hour): Row {
  const [early, late] = [after.get(FIRST)?.[name] ?? Number.NaN, after.get(ROUNDS)?.[name] ?? Number.NaN]
  const show = name === 'heap' ? MB : String
  const grown = change(late, early)
  return {
    what: `${what} (limit: after ${FIRST} rounds)`,
    ours: show(late),
    limit: show(early),
    compared: signed(grown, (percent) => `${percent.toFixed(1)} %`),
    target: `≤ +${MOST_GROWTH} %`,
    met: grown <= MOST_GROWTH,
  }
}

/** The table of an hour of use. */
export function hourSection(hour: Hour): Section {
  const last = hour.after.get(ROUNDS)
  const storage = last?.storage ?? Number.NaN
  return {
    title: `${hour.shown} rounds of what a visitor does in a minute, on one page`,
    rows: [
      grownRow('heap', 'heap', hour),
      grownRow('nodes', 'nodes', hour),
      grownRow('listeners', 'listeners', hour),
      {
        what: 'kept on the device',
        ours: MB(storage),
        compared: `${last?.kept} responses`,
        target: `≤ ${MB(MOST_STORED)}`,
        met: storage <= MOST_STORED,
      },
      {
        what: 'uncaught errors',
        ours: String(hour.errors.length),
        target: '0',
        met: hour.errors.length === 0,
      },
    ],
    notes: [...hour.after].map(
      ([round, { heap, nodes, listeners, storage, kept }]) =>
        `After ${round}: ${MB(heap)}, ${nodes} nodes, ${listeners} listeners, ${MB(storage)} in ${kept} responses`,
    ),
  }
}
