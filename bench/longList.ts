import type { Browser, Page } from 'playwright'
import { growTo, rest, withPage } from './browser.ts'
import { withCatalogue } from './catalogues.ts'
import { framesDuring, pull, type Smoothness } from './frames.ts'
import { type TextRows, textList } from './textList.ts'

export const GAMES = 10_000
export const SLOWER = 4
/** Pixels a second, and the distance of one run. */
export const SPEED = 1500
export const DISTANCE = 9000

/** A frame of the page: its time in milliseconds since navigation, and whether blank rows were in view. */
export type Look = { at: number; blank: boolean }

/** Observations during a scroll. */
type Seen = { frames: number; blank: number; elements: number }

/** The same with every frame. */
export type Watched = Seen & { looks: Look[] }

/** A first scroll soon after the page load: its smoothness, and its distance. */
type First = Smoothness & { reached: number }

/** One run: a list that was scrolled before, a fresh one, and rows of text of equal height. */
export type Scrolls = { seen: Seen; ours: Smoothness; first: First; floor: Smoothness }

/** Milliseconds without input after the load. */
const IDLE = 1000

/** Checks in every frame whether the list has tiles wherever it is in view, until `window.watched` is read. */
export function watchList(): void {
  const seen: Watched = { frames: 0, blank: 0, elements: 0, looks: [] }
  Object.assign(window, { watched: seen })
  const isBlank = (list: Element) => {
    const whole = list.getBoundingClientRect()
    const tiles = [...list.children].map((tile) => tile.getBoundingClientRect())
    const top = Math.min(...tiles.map((tile) => tile.top))
    const bottom = Math.max(...tiles.map((tile) => tile.bottom))
    // A row gap may be at either edge.
    const gap = 32
    return top > Math.max(whole.top, 0) + gap || bottom < Math.min(whole.bottom, innerHeight) - gap
  }
  const look = (at: number) => {
    const list = document.querySelector('main ul[role="list"]:has(> li[data-index])')
    const blank = list !== null && isBlank(list)
    seen.frames += 1
    if (blank) seen.blank += 1
    seen.looks.push({ at, blank })
    seen.elements = Math.max(seen.elements, list?.querySelectorAll('*').length ?? 0)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Layout of the list, with its names repeated up to the number of games. */
const rowsOf = (page: Page): Promise<TextRows> =>
  page.evaluate((games) => {
    const items = [...document.querySelectorAll('main ul[role="list"] > li[data-index]')]
    const tops = [...new Set(items.map((item) => Math.round(item.getBoundingClientRect().top)))]
    const shown = items.map((item) => item.querySelector('a[href^="/joc/"]')?.textContent ?? '')
    const first = tops[0] ?? 0
    return {
      names: Array.from({ length: games }, (_, index) => shown[index % shown.length] ?? ''),
      columns: items.filter((item) => Math.round(item.getBoundingClientRect().top) === first).length,
      rowHeight: (tops[1] ?? 0) - first,
    }
  }, GAMES)

/** Scrolls a list that was scrolled before: counts its frames, and checks for blank rows in a second pass. */
async function scrollGrown(browser: Browser, url: string): Promise<Pick<Scrolls, 'ours' | 'seen'>> {
  return withPage(browser, 'phone', async (page, devtools) => {
    await page.goto(url, { waitUntil: 'load' })
    await growTo(page, 100_000)
    await rest(IDLE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const ours = await framesDuring(page, () => pull(devtools, DISTANCE, SPEED))
    // Checking tiles costs time itself.
    await page.evaluate(watchList)
    await pull(devtools, DISTANCE, SPEED)
    const { looks: _, ...seen } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    )
    return { ours, seen }
  })
}

/** Scrolls a fresh list, a second after it has loaded. */
async function scrollFirst(browser: Browser, url: string): Promise<{ first: First; rows: TextRows }> {
  return withPage(browser, 'phone', async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    const rows = await rowsOf(page)
    await rest(IDLE)
    const smoothness = await framesDuring(page, () => pull(devtools, DISTANCE, SPEED))
    return { first: { ...smoothness, reached: await page.evaluate(() => scrollY) }, rows }
  })
}

async function scrollText(browser: Browser, rows: TextRows): Promise<Smoothness> {
  return withPage(browser, 'phone', async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.setContent(textList(rows))
    await rest(IDLE)
    return framesDuring(page, () => pull(devtools, DISTANCE, SPEED))
  })
}

/** Scrolls through all games of a large catalogue on a cheap phone, and through rows of text, `runs` times. */
export const measureLongList = (browser: Browser, runs: number): Promise<Scrolls[]> =>
  withCatalogue(GAMES, async (url) => {
    const scrolls: Scrolls[] = []
    for (let run = 0; run < runs; run += 1) {
      const { first, rows } = await scrollFirst(browser, `${url}/toate-jocurile`)
      const grown = await scrollGrown(browser, `${url}/toate-jocurile`)
      scrolls.push({ first, ...grown, floor: await scrollText(browser, rows) })
    }
    return scrolls
  })
