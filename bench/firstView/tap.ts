import type { Browser, CDPSession, Page } from 'playwright'
import { rest, slowDown, withPage } from '../browser.ts'

/** A way from the lobby to a category and back, in milliseconds until there is something to look at; at most `LIMIT`. */
export type Tap = {
  there: number
  back: number
  /** What was asked for between the tap and the first tile. */
  asked: string[]
}

/** Where a way leads: the address, the heading, and what is there once the page can be seen. */
type Goal = { path: string; heading: string; selector: string }

/** The category that is tapped. */
export type Target = Pick<Goal, 'path' | 'heading'>

/** What tells each side's pages from one another. */
export const marks = {
  ours: {
    tile: 'main ul[role="list"] > li[data-index] a[href^="/joc/"]',
    lobby: 'section[aria-roledescription="carusel"] img',
  },
  byHand: { tile: 'main .cell a', lobby: 'main .hero img' },
} as const

export type Side = keyof typeof marks

/** Milliseconds that the lobby lies untouched before the tap. */
const IDLE = 6000
const LOOK = 2000
const LIMIT = 30_000

type Watching = { benchWatch: (goal: Goal, since: number) => void }

/** Runs in every document: waits from frame to frame for the goal, across documents of one tab. */
function keepWatch(): void {
  const look = (goal: Goal) => {
    const arrived =
      location.pathname === goal.path &&
      document.querySelector('main h1')?.textContent?.includes(goal.heading) &&
      document.querySelector(goal.selector)
    if (!arrived) return void requestAnimationFrame(() => look(goal))
    // What a frame finds on the page it paints; a timer runs after that.
    setTimeout(() => {
      sessionStorage.setItem('benchArrived', String(performance.timeOrigin + performance.now()))
      sessionStorage.removeItem('benchGoal')
    })
  }
  const benchWatch: Watching['benchWatch'] = (goal, since) => {
    sessionStorage.removeItem('benchArrived')
    sessionStorage.setItem('benchSince', String(since))
    sessionStorage.setItem('benchGoal', JSON.stringify(goal))
    requestAnimationFrame(() => look(goal))
  }
  Object.assign(window, { benchWatch })
  if (window !== top) return
  const open = sessionStorage.getItem('benchGoal')
  if (open) look(JSON.parse(open) as Goal)
}

type Way = { since: number; arrived: number }

/** When the way began and when its goal was painted, in milliseconds of the machine's clock; nothing if it never was. */
async function arrival(page: Page): Promise<Way | undefined> {
  try {
    const way = await page.waitForFunction(
      () => {
        const [since, arrived] = ['benchSince', 'benchArrived'].map((key) => sessionStorage.getItem(key))
        return since && arrived && { since: Number(since), arrived: Number(arrived) }
      },
      null,
      { polling: 100, timeout: LIMIT },
    )
    return (await way.jsonValue()) as Way
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined
    throw error
  }
}

const lasted = (way: Way | undefined) => (way ? way.arrived - way.since : LIMIT)

/** Goes back in the page at once, after the call that asked for it has returned. */
async function goBack(page: Page, selector: string): Promise<Way | undefined> {
  const goal = { path: '/', heading: 'Cazino', selector }
  await page.evaluate((lobby) => {
    setTimeout(() => {
      ;(window as unknown as Watching).benchWatch(lobby, performance.timeOrigin + performance.now())
      history.back()
    })
  }, goal)
  return arrival(page)
}

/** The middle of a link to `path` that nothing lies over; one further down is scrolled to. */
async function placeOf(page: Page, path: string): Promise<{ x: number; y: number }> {
  const find = () =>
    page.evaluate((href) => {
      for (const link of document.querySelectorAll(`a[href="${href}"]`)) {
        const { x, y, width, height } = link.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        if (link.contains(document.elementFromPoint(middle.x, middle.y))) return middle
      }
      return undefined
    }, path)
  const inView = await find()
  if (inView) return inView
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await rest(IDLE)
  const place = await find()
  if (!place) throw new Error(`no link to ${path} can be tapped on ${page.url()}`)
  return place
}

type Request = { at: number; url: string; type: string | undefined }

/** What goes out on the line, by its number; `at` in milliseconds of the machine's clock. */
function requestsOf(devtools: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime, type }) => {
    if (url.startsWith('http')) requests.set(requestId, { at: wallTime * 1000, url, type })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  return requests
}

/** Opens the lobby at `url`, leaves it alone, taps on the category without a hint before, and goes back. */
export async function tapFrom(browser: Browser, url: string, side: Side, to: Target): Promise<Tap> {
  return withPage(browser, 'phone', async (page, devtools) => {
    const requests = requestsOf(devtools)
    await page.addInitScript(keepWatch)
    await slowDown(devtools)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    // Pictures of tiles may take seconds of the line; a page that keeps asking is not waited for.
    await page.waitForLoadState('networkidle', { timeout: LIMIT }).catch(() => undefined)
    await rest(IDLE)
    const { x, y } = await placeOf(page, to.path)
    await page.evaluate(
      (goal) => {
        const begin = ({ timeStamp }: Event) =>
          (window as unknown as Watching).benchWatch(goal, performance.timeOrigin + timeStamp)
        addEventListener('pointerdown', begin, { capture: true, once: true })
      },
      { ...to, selector: marks[side].tile },
    )
    await page.touchscreen.tap(x, y)
    const there = await arrival(page)
    await rest(LOOK)
    const back = there && (await goBack(page, marks[side].lobby))
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
