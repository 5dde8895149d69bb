import type { Browser } from 'playwright'
import type { BenchSite } from '../benchSite.ts'
import { warmUp, withPage } from '../browser.ts'
import type { Side } from '../firstView/tap.ts'
import { logIn, open } from '../player/visitor.ts'
import { type Fling, fling } from './fling.ts'
import { handPaths } from './handPages.ts'
import { type Performed, perform } from './perform.ts'
import { type Aim, journeysOf } from './presses.ts'

/** Seconds after the first contentful paint at which a press happens. */
const moments = [2, 4, 8] as const

const sides = ['ours', 'byHand'] as const

const lists: Record<Side, string> = { ours: '/toate-jocurile', byHand: handPaths.list }

type Both<Value> = Record<Side, Value[]>

/** The visits of one such time, in seconds after the first contentful paint. */
export type Moment<Value> = Both<Value> & { seconds: number }

/** A journey's visits of all times. */
export type Pressing = { aims: readonly Aim[]; at: Moment<Performed>[] }

export type Presses = { pressings: Pressing[]; flings: Moment<Fling>[] }

/** Visits everything once, so that the sandbox has rendered its pictures and created the player's history. */
async function warmSite(browser: Browser, { front, category, game }: BenchSite): Promise<void> {
  for (const path of ['/', category.path, `/joc/${game.code}`]) {
    await warmUp(browser, 'phone', front.ours + path)
  }
  for (const path of ['/', `/play/${game.code}/demo`]) await warmUp(browser, 'phone', front.byHand + path)
  await withPage(browser, 'phone', async (page) => {
    await open(page, `${front.ours}/`)
    await logIn(page)
  })
}

const noVisits = <Value>(): Moment<Value>[] => moments.map((seconds) => ({ seconds, ours: [], byHand: [] }))

/** Performs every press at every time, ours and hand-written alternating, `runs` times. */
export async function measurePresses(
  browser: Browser,
  site: BenchSite,
  { runs, say }: { runs: number; say: (text: string) => void },
): Promise<Presses> {
  await warmSite(browser, site)
  const journeys = journeysOf(site).map((journey) => ({ ...journey, at: noVisits<Performed>() }))
  const flings = noVisits<Fling>()
  for (let run = 1; run <= runs; run += 1) {
    for (const { aims, ways, at } of journeys)
      for (const { seconds, ...visits } of at) {
        for (const side of sides) {
          const way = ways[side]
          if (way) visits[side].push(await perform(browser, site.front[side], { way, seconds }))
        }
        const last = (side: Side) => visits[side].at(-1)?.times.map(Math.round).join(' / ') ?? 'none'
        say(
          `run ${run} of ${runs}: ${aims[0]?.what}, ${seconds} s: ${last('ours')}, by hand ${last('byHand')}`,
        )
      }
    for (const { seconds, ...visits } of flings)
      for (const side of sides)
        visits[side].push(await fling(browser, site.front[side] + lists[side], seconds))
    say(`run ${run} of ${runs}: flung`)
  }
  return { pressings: journeys.map(({ aims, at }) => ({ aims, at })), flings }
}
