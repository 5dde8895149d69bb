import type { Browser, Page } from 'playwright'
import { rest, slowDown, withPage } from '../browser.ts'
import {
  arrivals,
  bringIntoView,
  findPlace,
  type Goal,
  goBack,
  keepWatch,
  LIMIT,
  type Place,
  watchFrom,
} from '../watch.ts'
import type { Act, Way } from './presses.ts'

/** Milliseconds of each goal of a visit, `LIMIT` if a press had no effect, and the reason. */
export type Performed = { times: number[]; lost?: string }

/** Milliseconds before the next press, and for a scrolled page to come to rest. */
const LOOK = 2000
const SETTLE = 300

/** State of a page that painted nothing. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const elements = document.querySelectorAll('*').length
    return `${document.readyState}, ${document.visibilityState}, ${elements} elements after ${Math.round(performance.now())} ms`
  })

/** Opens `url` with cold caches; resolves to its first contentful paint on the machine's clock. */
export async function openCold(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  const paint = page.waitForFunction(
    () => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return first && performance.timeOrigin + first.startTime
    },
    null,
    { polling: 100, timeout: LIMIT },
  )
  const painted = await paint.catch(async () => {
    throw new Error(`no first contentful paint: ${await stateOf(page)}`)
  })
  return Number(await painted.jsonValue())
}

/** Where a visit failed, and why. */
export const lostAt = (page: Page, error: unknown): string =>
  `${new URL(page.url()).pathname}: ${String(error).split('\n', 1)}`

/** Waits until `seconds` after the first contentful paint. */
export const restUntil = (painted: number, seconds: number): Promise<void> =>
  rest(Math.max(0, painted + seconds * 1000 - Date.now()))

/** Position of a match of `selector`, as soon as one can be touched. */
async function placeOf(page: Page, selector: string): Promise<Place> {
  await page.locator(selector).first().waitFor({ state: 'attached', timeout: LIMIT })
  for (const until = Date.now() + LIMIT; Date.now() < until; await rest(SETTLE)) {
    const place = await findPlace(page, selector)
    if (place) return place
    await bringIntoView(page, selector)
  }
  throw new Error(`nothing that can be touched: ${selector}`)
}

/** Prepares everything, then presses when `due` resolves; a busy page does not delay the touch. */
async function press(page: Page, act: Act, goals: readonly Goal[], due: () => Promise<void>): Promise<void> {
  if (act === 'back') {
    await due()
    return goBack(page, goals)
  }
  if ('letter' in act) {
    await watchFrom(page, 'keydown', goals)
    await due()
    return page.keyboard.press(act.letter)
  }
  const { x, y } = await placeOf(page, act.touch)
  await watchFrom(page, 'pointerdown', goals)
  await due()
  await page.touchscreen.tap(x, y)
}

async function performIn(page: Page, { prepare, steps }: Way, times: number[], due: () => Promise<void>) {
  let next = due
  if (prepare) {
    await due()
    await prepare(page)
    next = () => rest(LOOK)
  }
  for (const { act, goals } of steps) {
    await press(page, act, goals, next)
    const watched = await arrivals(page)
    for (const index of goals.keys()) {
      const arrived = watched?.arrived[index]
      times.push(watched && arrived ? arrived - watched.since : LIMIT)
    }
    if (times.includes(LIMIT)) throw new Error('not there after 30 s')
    next = () => rest(LOOK)
  }
}

/**
 * Performs the presses of a way in a fresh browser on a slow phone, the first one `seconds` after the first contentful
 * paint.
 */
export function perform(
  browser: Browser,
  origin: string,
  { way, seconds }: { way: Way; seconds: number },
): Promise<Performed> {
  return withPage(browser, 'phone', async (page, devtools) => {
    await page.addInitScript(keepWatch)
    await slowDown(devtools)
    const times: number[] = []
    try {
      const painted = await openCold(page, origin + way.path)
      await performIn(page, way, times, () => restUntil(painted, seconds))
      return { times }
    } catch (error) {
      const goals = way.steps.flatMap((step) => step.goals)
      return {
        times: goals.map((_, index) => times[index] ?? LIMIT),
        lost: lostAt(page, error),
      }
    }
  })
}
