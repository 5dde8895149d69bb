import type { Browser, CDPSession, Page } from 'playwright'
import { rest, withPage } from './browser.ts'
import { type Held, heldBy, heldRow } from './memory.ts'
import { MB } from './numbers.ts'
import { open } from './player/visitor.ts'
import type { Section } from './report.ts'

/** What the page holds, and what the site keeps on the device: bytes, and responses. */
type HeldAndKept = Held & { storage: number; kept: number }

/** What there is after some of the rounds, and the uncaught errors. */
export type Hour = { after: Map<number, HeldAndKept>; errors: string[] }

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

async function count(page: Page, devtools: CDPSession): Promise<HeldAndKept> {
  await rest(SETTLE)
  const held = await heldBy(devtools)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length)
    const { usage = Number.NaN } = await navigator.storage.estimate()
    return { storage: usage, kept: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) }
  })
  return { ...held, ...kept }
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
  await page.getByRole('dialog').getByRole('combobox').fill(words)
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
    const after = new Map<number, HeldAndKept>()
    for (let round = 1; round <= ROUNDS; round += 1) {
      await minute(page, round)
      if (!counted.has(round)) continue
      // Always on the same page, whatever the round has drawn.
      await turnTo(page, 0)
      after.set(round, await count(page, devtools))
      await goBackToLobby(page)
    }
    return { after, errors }
  })

/** The table of an hour of use. */
export function hourSection({ after, errors }: Hour): Section {
  const [first, last] = [after.get(FIRST), after.get(ROUNDS)]
  const storage = last?.storage ?? Number.NaN
  const grown = (name: keyof Held) =>
    heldRow(`${name} (limit: after ${FIRST} rounds)`, name, { first, last, most: MOST_GROWTH })
  return {
    title: `${ROUNDS} rounds of what a visitor does in a minute, on one page`,
    rows: [
      grown('heap'),
      grown('nodes'),
      grown('listeners'),
      {
        what: 'kept on the device',
        ours: MB(storage),
        compared: `${last?.kept} responses`,
        target: `≤ ${MB(MOST_STORED)}`,
        met: storage <= MOST_STORED,
      },
      {
        what: 'uncaught errors',
        ours: String(errors.length),
        target: '0',
        met: errors.length === 0,
      },
    ],
    notes: [...after].map(
      ([round, { heap, nodes, listeners, storage, kept }]) =>
        `After ${round}: ${MB(heap)}, ${nodes} nodes, ${listeners} listeners, ${MB(storage)} in ${kept} responses`,
    ),
  }
}
