import type { Page } from 'playwright'

/** Visible content of a page. */
export type Sight = {
  selector: string
  /** Text that it contains. */
  text?: string
  /** At least a part of it is in the window. */
  inView?: true
  focused?: true
  /** Selector of its frame. */
  frame?: string
}

/** Content after a press. */
export type Goal = { path?: string; sights: readonly Sight[] }

/** Time of a press, and of the paint of each goal, in milliseconds of the machine's clock. */
type Watched = { since: number; arrived: (number | null)[] }

/** Milliseconds after which a press counts as without effect. */
export const LIMIT = 30_000

export type Watching = { benchWatch: (goals: readonly Goal[], since: number) => void }

/** Runs in every document: checks in every frame for the goals, across documents of one tab. */
export function keepWatch(): void {
  if (window !== top) return
  type State = Watched & { goals: readonly Goal[] }
  const read = () => JSON.parse(sessionStorage.getItem('benchWatch') ?? 'null') as State | null
  const write = (state: State) => sessionStorage.setItem('benchWatch', JSON.stringify(state))

  const isInView = (element: Element) => {
    const { top: upper, bottom, left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
    return bottom > 0 && right > 0 && upper < innerHeight && left < innerWidth
  }
  const shows = ({ selector, frame, text = '', inView, focused }: Sight) => {
    const place = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document
    for (const element of place?.querySelectorAll(selector) ?? []) {
      if (!element.textContent?.includes(text)) continue
      if (focused && element !== place?.activeElement) continue
      if (!inView || isInView(element)) return true
    }
    return false
  }
  const holds = ({ path, sights }: Goal) =>
    (path === undefined || location.pathname === path) && sights.every(shows)

  // A later watch replaces the previous one.
  let watch = 0
  const follow = ({ goals, arrived }: State) => {
    watch += 1
    const own = watch
    const open = new Set([...goals.keys()].filter((index) => arrived[index] === null))
    const note = (reached: readonly number[]) => {
      const state = read()
      if (!state) return
      for (const index of reached) state.arrived[index] ??= performance.timeOrigin + performance.now()
      write(state)
    }
    const look = () => {
      if (own !== watch) return
      const reached = [...open].filter((index) => {
        const goal = goals[index]
        return goal !== undefined && holds(goal)
      })
      for (const index of reached) open.delete(index)
      // The frame that finds the element paints it; a timer runs after that.
      if (reached.length > 0) setTimeout(() => note(reached))
      if (open.size > 0) requestAnimationFrame(look)
    }
    return look
  }
  const benchWatch: Watching['benchWatch'] = (goals, since) => {
    const state = { since, goals, arrived: goals.map(() => null) }
    write(state)
    requestAnimationFrame(follow(state))
  }
  Object.assign(window, { benchWatch })
  const state = read()
  if (state) follow(state)()
}

/** Watches for `goals` from the next event of this type on, before other listeners. */
export const watchFrom = (
  page: Page,
  type: 'pointerdown' | 'keydown',
  goals: readonly Goal[],
): Promise<void> =>
  page.evaluate(
    ([name, wanted]) => {
      sessionStorage.removeItem('benchWatch')
      const begin = ({ timeStamp }: Event) =>
        (window as unknown as Watching).benchWatch(wanted, performance.timeOrigin + timeStamp)
      addEventListener(name, begin, { capture: true, once: true })
    },
    [type, goals] as const,
  )

/** Goes back in the page, after the calling script has returned, and watches for `goals`. */
export const goBack = (page: Page, goals: readonly Goal[]): Promise<void> =>
  page.evaluate((wanted) => {
    sessionStorage.removeItem('benchWatch')
    setTimeout(() => {
      ;(window as unknown as Watching).benchWatch(wanted, performance.timeOrigin + performance.now())
      history.back()
    })
  }, goals)

const watchedIn = (page: Page, whole: boolean) =>
  page.waitForFunction(
    (all) => {
      const watched = JSON.parse(sessionStorage.getItem('benchWatch') ?? 'null') as Watched | null
      if (!watched || (all && watched.arrived.includes(null))) return undefined
      return { since: watched.since, arrived: watched.arrived }
    },
    whole,
    { polling: 100, timeout: whole ? LIMIT : 1000 },
  )

/** Waits until all goals have been painted; undefined for one that never was. */
export async function arrivals(page: Page): Promise<Watched | undefined> {
  for (const whole of [true, false])
    try {
      return (await (await watchedIn(page, whole)).jsonValue()) as Watched
    } catch (error) {
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
    }
  return undefined
}

/** A point in the window. */
export type Place = { x: number; y: number }

/** Centre of an uncovered match of `selector`; a link may be stretched over its tile. */
export const findPlace = (page: Page, selector: string): Promise<Place | undefined> =>
  page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const stretched = element.hasAttribute('data-stretched') ? element.closest('article') : null
      const { x, y, width, height } = (stretched ?? element).getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle
    }
    return undefined
  }, selector)

/** Scrolls the first match of `selector` to the middle of the window. */
export const bringIntoView = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
