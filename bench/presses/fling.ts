import type { Browser, CDPSession, Page } from 'playwright'
import { slowDown, withPage } from '../browser.ts'
import { pull, type Smoothness, smoothnessOf } from '../frames.ts'
import { DISTANCE, type Look, SPEED, type Watched, watchList } from '../longList.ts'
import { LIMIT } from '../watch.ts'
import { lostAt, openCold, restUntil } from './perform.ts'

/**
 * Result of a fling: `blank` is the share of time with blank rows in view, in percent, `reached` the distance in
 * pixels, `lost` why it failed.
 */
export type Fling = Smoothness & { blank: number; reached: number; lost?: string }

/** Summary of the frames between two times; a time without frames counts as bad throughout. */
export function flingOf(looks: readonly Look[], from: number, to: number): Omit<Fling, 'reached' | 'lost'> {
  const first = looks.findLastIndex(({ at }) => at <= from)
  const during = looks.slice(Math.max(first, 0)).filter(({ at }) => at <= to)
  if (during.length < 2) return { dropped: 100, worstGap: to - from, blank: 100 }
  // A painted frame stays until the next one.
  const stood = during.slice(1).map(({ at }, index) => {
    const before = during[index]
    return { time: at - (before?.at ?? at), blank: before?.blank ?? false }
  })
  const all = stood.reduce((sum, { time }) => sum + time, 0)
  const blank = stood.reduce((sum, { time, blank: empty }) => sum + (empty ? time : 0), 0)
  return {
    ...smoothnessOf(during.map(({ at }) => at)),
    blank: (blank / all) * 100,
  }
}

async function flingIn(page: Page, devtools: CDPSession, url: string, seconds: number): Promise<Fling> {
  await slowDown(devtools)
  const painted = await openCold(page, url)
  await page.evaluate(watchList)
  await restUntil(painted, seconds)
  const from = Date.now()
  await pull(devtools, DISTANCE, SPEED)
  const to = Date.now()
  const { looks, origin, reached } = await page.evaluate(() => ({
    looks: (window as unknown as { watched: Watched }).watched.looks,
    origin: performance.timeOrigin,
    reached: scrollY,
  }))
  return { ...flingOf(looks, from - origin, to - origin), reached }
}

/**
 * Flings the list at `url` on a slow phone with cold caches, `seconds` after its first contentful paint; a failure
 * counts as the worst result.
 */
export const fling = (browser: Browser, url: string, seconds: number): Promise<Fling> =>
  withPage(browser, 'phone', (page, devtools) =>
    flingIn(page, devtools, url, seconds).catch((error: unknown) => ({
      dropped: 100,
      worstGap: LIMIT,
      blank: 100,
      reached: 0,
      lost: lostAt(page, error),
    })),
  )
