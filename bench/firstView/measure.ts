import type { Browser } from 'playwright'
import { warmUp } from '../browser.ts'
import type { Front } from './front.ts'
import { type Side, type Tap, type Target, tapFrom } from './tap.ts'
import { type LongTask, traceVisit } from './trace.ts'
import { type Visit, visit } from './visit.ts'

/** Visits and taps of ours and of the hand-written page, alternating, so that noise of the machine affects both. */
export type FirstView = {
  visits: Record<Side, Visit[]>
  taps: Record<Side, Tap[]>
  /** Long tasks of one further, traced visit. */
  tasks: Record<Side, LongTask[]>
  category: Target
}

const sides = ['ours', 'byHand'] as const

/** Visits both pages `runs` times, taps and goes back as often, and traces each once. */
export async function measureFirstView(
  browser: Browser,
  front: Front,
  { category, runs, say }: { category: Target; runs: number; say: (text: string) => void },
): Promise<FirstView> {
  const lobby = (side: Side) => `${front[side]}/`
  for (const side of sides) await warmUp(browser, 'phone', lobby(side))
  await warmUp(browser, 'phone', front.ours + category.path)
  const visits: FirstView['visits'] = { ours: [], byHand: [] }
  for (let run = 1; run <= runs; run += 1) {
    for (const side of sides) visits[side].push(await visit(browser, lobby(side)))
    const last = (side: Side) => {
      const { fcp, lcp, tbt } = visits[side].at(-1) as Visit
      return [fcp, lcp, tbt].map(Math.round).join(' / ')
    }
    say(`visit ${run} of ${runs}: FCP / LCP / TBT ${last('ours')}, by hand ${last('byHand')}`)
  }
  const taps: FirstView['taps'] = { ours: [], byHand: [] }
  for (let run = 1; run <= runs; run += 1) {
    for (const side of sides) taps[side].push(await tapFrom(browser, lobby(side), side, category))
    const last = (side: Side) => `${Math.round(taps[side].at(-1)?.there ?? Number.NaN)} ms`
    say(`tap ${run} of ${runs}: ${last('ours')}, by hand ${last('byHand')}`)
  }
  const tasks = {
    ours: await traceVisit(browser, lobby('ours')),
    byHand: await traceVisit(browser, lobby('byHand')),
  }
  return { visits, taps, tasks, category }
}
