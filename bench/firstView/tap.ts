import type { Browser, CDPSession, Page } from 'playwright'
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

/** Navigation from the lobby to a category and back, in milliseconds until there is content; at most `LIMIT`. */
export type Tap = {
  there: number
  back: number
  /** Requests between the tap and the first tile. */
  asked: string[]
}

/** The tapped category. */
export type Target = { path: string; heading: string }

/** Selectors that identify the pages of each side. */
export const marks = {
  ours: {
    tile: 'main ul[role="list"] > li[data-index] a[href^="/joc/"]',
    lobby: 'section[aria-roledescription="carusel"] img',
  },
  byHand: { tile: 'main .cell a', lobby: 'main .hero img' },
} as const

export type Side = keyof typeof marks

/** Milliseconds without input before the tap. */
const IDLE = 6000
const LOOK = 2000

const goalOf = ({ path, heading }: Target, selector: string): Goal => ({
  path,
  sights: [{ selector: 'main h1', text: heading }, { selector }],
})

type Way = { since: number; arrived: number }

/** Start of the navigation and paint of its target; undefined if it never came. */
async function arrival(page: Page): Promise<Way | undefined> {
  const watched = await arrivals(page)
  const arrived = watched?.arrived[0]
  return watched && arrived ? { since: watched.since, arrived } : undefined
}

const lasted = (way: Way | undefined) => (way ? way.arrived - way.since : LIMIT)

/** Centre of an uncovered link to `path`; one out of view is scrolled to. */
async function placeOf(page: Page, path: string): Promise<Place> {
  const link = `a[href="${path}"]`
  const inView = await findPlace(page, link)
  if (inView) return inView
  await bringIntoView(page, link)
  await rest(IDLE)
  const place = await findPlace(page, link)
  if (!place) throw new Error(`no link to ${path} can be tapped on ${page.url()}`)
  return place
}

type Request = { at: number; url: string; type: string | undefined }

/** Requests by id; `at` in milliseconds of the machine's clock. */
function requestsOf(devtools: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime, type }) => {
    if (url.startsWith('http')) requests.set(requestId, { at: wallTime * 1000, url, type })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  return requests
}

/** Opens the lobby at `url`, waits, taps the category without a prefetch, and goes back. */
export async function tapFrom(browser: Browser, url: string, side: Side, to: Target): Promise<Tap> {
  return withPage(browser, 'phone', async (page, devtools) => {
    const requests = requestsOf(devtools)
    await page.addInitScript(keepWatch)
    await slowDown(devtools)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    // Pictures of tiles may load for seconds; a page that keeps requesting is not awaited.
    await page.waitForLoadState('networkidle', { timeout: LIMIT }).catch(() => undefined)
    await rest(IDLE)
    const { x, y } = await placeOf(page, to.path)
    await watchFrom(page, 'pointerdown', [goalOf(to, marks[side].tile)])
    await page.touchscreen.tap(x, y)
    const there = await arrival(page)
    await rest(LOOK)
    if (there) await goBack(page, [goalOf({ path: '/', heading: 'Cazino' }, marks[side].lobby)])
    const back = there && (await arrival(page))
    const between = [...requests.values()].filter(
      ({ at }) => there && at >= there.since && at <= there.arrived,
    )
    const pictures = between.filter(({ type }) => type === 'Image').length
    const others = between.flatMap(({ type, url: asked }) =>
      type === 'Image' ? [] : [new URL(asked).pathname],
    )
    return {
      there: lasted(there),
      back: lasted(back),
      asked: there
        ? [...others, ...(pictures > 0 ? [`${pictures} pictures`] : [])]
        : [`nowhere: ${page.url()}`],
    }
  })
}
