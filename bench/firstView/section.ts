import { ROUND_TRIP } from '../browser.ts'
import { kB, median, ms, signed, times } from '../numbers.ts'
import type { Row, Section } from '../report.ts'
import type { FirstView } from './measure.ts'
import { notesOf } from './summary.ts'
import { allScriptBytes, bytesBeforeLargest, fontBytes, scriptBytes, type Visit } from './visit.ts'

type Measure = {
  what: string
  of: (visit: Visit) => number
  show: (value: number) => string
  /** Target of the median, as text and as a function of ours and the hand-written page's. */
  target?: { says: string; holds: (own: number, other: number) => boolean }
  /** Compares ours with the hand-written page by difference instead of ratio. */
  apart?: boolean
}

const atMost = (most: number, show: (value: number) => string) => ({
  says: `≤ ${show(most)}`,
  holds: (own: number) => own <= most,
})
const timesAtMost = (most: number) => ({
  says: `≤ ${most}x`,
  holds: (own: number, other: number) => own <= other * most,
})
const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')
const TBT_MARGIN = 100
const KILO = 1000

const measures: Measure[] = [
  { what: 'FCP', of: ({ fcp }) => fcp, show: ms, target: timesAtMost(1.25) },
  { what: 'LCP', of: ({ lcp }) => lcp, show: ms, target: timesAtMost(1.1) },
  {
    what: 'TBT',
    of: ({ tbt }) => tbt,
    show: ms,
    apart: true,
    target: { says: `≤ +${TBT_MARGIN} ms`, holds: (own, other) => own <= other + TBT_MARGIN },
  },
  {
    what: 'longest task (0: none above 50 ms)',
    of: ({ longest }) => longest,
    show: ms,
    target: atMost(120, ms),
    apart: true,
  },
  { what: 'style and layout', of: ({ work }) => work.style, show: ms, target: timesAtMost(2) },
  { what: 'script', of: ({ work }) => work.script, show: ms, apart: true },
  { what: 'main thread, all', of: ({ work }) => work.all, show: ms },
  { what: 'elements at load', of: ({ elementsAtLoad }) => elementsAtLoad, show: whole },
  { what: 'elements at the end', of: ({ elements }) => elements, show: whole, target: atMost(1200, whole) },
  { what: 'HTML on the line (brotli)', of: ({ html }) => html.line, show: kB, target: atMost(24 * KILO, kB) },
  { what: 'HTML raw', of: ({ html }) => html.raw, show: kB },
  { what: 'whole before LCP, bytes', of: bytesBeforeLargest, show: kB, target: atMost(110 * KILO, kB) },
  {
    what: 'JavaScript until the page is hydrated',
    of: scriptBytes,
    show: kB,
    target: atMost(125 * KILO, kB),
    apart: true,
  },
  { what: 'JavaScript within 8 s, with that of other pages', of: allScriptBytes, show: kB, apart: true },
  { what: 'fonts', of: fontBytes, show: kB, target: atMost(45 * KILO, kB) },
]

/** Median, with best and worst if they differ. */
function spread(values: readonly number[], show: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const bare = (value: number) => show(value).replace(/ (?:ms|kB)$/, '')
  const middle = show(median(values))
  return bare(low) === bare(high) ? middle : `${middle} (${bare(low)}–${bare(high)})`
}

function rowOf({ what, of, show, target, apart }: Measure, { visits }: FirstView): Row {
  const [ours, byHand] = [visits.ours.map(of), visits.byHand.map(of)]
  const [own, other] = [median(ours), median(byHand)]
  return {
    what: `  ${what}`,
    ours: spread(ours, show),
    limit: spread(byHand, show),
    compared: apart || other === 0 ? signed(own - other, show) : times(own, other),
    ...(target && { target: target.says, met: target.holds(own, other) }),
  }
}

function shiftRow({ visits }: FirstView): Row {
  const worst = (all: readonly Visit[]) => Math.max(...all.map(({ cls }) => cls))
  const [own, other] = [worst(visits.ours), worst(visits.byHand)]
  return {
    what: '  CLS, worst',
    ours: own.toFixed(4),
    limit: other.toFixed(4),
    target: '0.00',
    met: own < 0.005,
  }
}

/** Milliseconds above a round trip within which a category without a prefetch has to appear. */
const TAP_MARGIN = 150
const MOST_TAP = ROUND_TRIP + TAP_MARGIN

function tapRows({ taps, category }: FirstView): Row[] {
  const [there, thereByHand] = [taps.ours, taps.byHand].map((side) => side.map((tap) => tap.there)) as [
    number[],
    number[],
  ]
  const [back, backByHand] = [taps.ours, taps.byHand].map((side) => side.map((tap) => tap.back)) as [
    number[],
    number[],
  ]
  return [
    {
      what: `  tap on "${category.heading}" without a hint, to its first tile`,
      ours: spread(there, ms),
      limit: spread(thereByHand, ms),
      compared: times(median(there), median(thereByHand)),
      target: `≤ ${ms(MOST_TAP)}`,
      met: median(there) <= MOST_TAP,
    },
    {
      what: '  Back to the lobby',
      ours: spread(back, ms),
      limit: spread(backByHand, ms),
      compared: times(median(back), median(backByHand)),
    },
  ]
}

/** The table of the first view and of the first tap. */
export const firstViewSection = (view: FirstView): Section => ({
  title: `First view of / on a phone, 4x slower, ${Math.round(ROUND_TRIP)} ms a round trip, 1.44 Mbit/s, HTTP/2, cold; median (best–worst) of ${view.visits.ours.length} (limit: by hand)`,
  rows: [shiftRow(view), ...measures.map((measure) => rowOf(measure, view)), ...tapRows(view)],
  notes: notesOf(view),
})
