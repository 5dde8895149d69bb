import type { Browser, Page } from 'playwright'
import { growTo, rest, withPage } from './browser.ts'
import { withCatalogue } from './catalogues.ts'
import { median } from './numbers.ts'
import type { Section } from './report.ts'

const GAMES = 10_000
const SLOWER = 4
/** Pixels a second, and how far one run goes. */
const SPEED = 1500
const DISTANCE = 9000
const MOST_ELEMENTS = 450

type Frames = { frames: number; blank: number; elements: number }

/** Looks at every frame whether tiles stand wherever the list is in view, until `window.watched` is read. */
function watchList(): void {
  const list = document.querySelector('main ul[role="list"]:has(> li[data-index])')
  const seen = { frames: 0, blank: 0, elements: 0 }
  Object.assign(window, { watched: seen })
  const look = () => {
    if (!list) return
    const whole = list.getBoundingClientRect()
    const tiles = [...list.children].map((tile) => tile.getBoundingClientRect())
    const top = Math.min(...tiles.map((tile) => tile.top))
    const bottom = Math.max(...tiles.map((tile) => tile.bottom))
    seen.frames += 1
    // A row's gap may lie at either edge.
    const gap = 32
    if (top > Math.max(whole.top, 0) + gap || bottom < Math.min(whole.bottom, innerHeight) - gap)
      seen.blank += 1
    seen.elements = Math.max(seen.elements, list.querySelectorAll('*').length)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function scrollThrough(browser: Browser, url: string): Promise<Frames> {
  return withPage(browser, 'phone', async (page: Page, devtools) => {
    await page.goto(url, { waitUntil: 'load' })
    await growTo(page, 100_000)
    await rest(1000)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watchList)
    const gesture = { x: 200, y: 600, yDistance: -DISTANCE, speed: SPEED }
    await devtools.send('Input.synthesizeScrollGesture', gesture)
    return page.evaluate(() => (window as unknown as { watched: Frames }).watched)
  })
}

/** Scrolls through all games of a large catalogue on a cheap phone, `runs` times. */
export const measureLongList = (browser: Browser, runs: number): Promise<Frames[]> =>
  withCatalogue(GAMES, async (url) => {
    const frames: Frames[] = []
    for (let run = 0; run < runs; run += 1) frames.push(await scrollThrough(browser, `${url}/toate-jocurile`))
    return frames
  })

/** The table of the long list. */
export function longListSection(runs: readonly Frames[]): Section {
  const elements = Math.max(...runs.map((run) => run.elements))
  const blank = runs.reduce((sum, run) => sum + run.blank, 0)
  const frames = median(runs.map((run) => run.frames))
  return {
    title: `All games of ${GAMES}, a finger at ${SPEED} px/s, processor ${SLOWER}x slower, ${runs.length} runs`,
    rows: [
      {
        what: 'elements in the grid at 412 px, most',
        ours: String(elements),
        target: `≤ ${MOST_ELEMENTS}`,
        met: elements <= MOST_ELEMENTS,
      },
      {
        what: 'frames with a blank place, all runs',
        ours: String(blank),
        compared: `of ${Math.round(frames)} a run`,
        target: '0',
        met: blank === 0,
      },
    ],
  }
}
