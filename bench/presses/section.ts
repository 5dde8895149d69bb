import { ROUND_TRIP } from '../browser.ts'
import { DISTANCE, SPEED } from '../longList.ts'
import { median, ms, percent, times } from '../numbers.ts'
import type { Row, Section } from '../report.ts'
import { LIMIT } from '../watch.ts'
import type { Fling } from './fling.ts'
import type { Moment, Presses, Pressing } from './measure.ts'
import type { Performed } from './perform.ts'
import type { Aim } from './presses.ts'

const whole = (value: number) => ms(Math.round(value))

/** Median, with the worst if it differs. */
function withWorst(values: readonly number[], show: (value: number) => string): string {
  const [middle, worst] = [show(median(values)), show(Math.max(...values))]
  return middle === worst ? middle : `${middle} (${worst})`
}

const after = (what: string, seconds: number) => `  ${what}, ${seconds} s`

/** The row of one goal, judged by its median. */
export function pressRow(
  { what, most, least }: Aim,
  seconds: number,
  { ours, byHand }: { ours: readonly number[]; byHand: readonly number[] },
): Row {
  const own = median(ours)
  const limit = byHand.length > 0 ? median(byHand) : least
  return {
    what: after(what, seconds),
    ours: withWorst(ours, whole),
    ...(limit !== undefined && {
      limit: byHand.length > 0 ? withWorst(byHand, whole) : whole(limit),
      compared: times(own, limit),
    }),
    ...(most !== undefined && { target: `≤ ${whole(most)}`, met: own <= most }),
  }
}

const timesAt = (visits: readonly Performed[], index: number) =>
  visits.map(({ times: all }) => all[index] ?? LIMIT)

const pressRows = ({ aims, at }: Pressing): Row[] =>
  aims.flatMap((aim, index) =>
    at.map(({ seconds, ours, byHand }) =>
      pressRow(aim, seconds, { ours: timesAt(ours, index), byHand: timesAt(byHand, index) }),
    ),
  )

type Figure = {
  what: string
  of: (fling: Fling) => number
  show: (value: number) => string
  most?: number
}

const figures: Figure[] = [
  { what: 'frames dropped', of: ({ dropped }) => dropped, show: percent, most: 20 },
  { what: 'worst gap', of: ({ worstGap }) => worstGap, show: whole, most: 150 },
  { what: 'time with blank rows', of: ({ blank }) => blank, show: percent, most: 1 },
  // A missing distance means that the list had ended: missing rows are not counted as blank.
  { what: `px short of ${DISTANCE}`, of: ({ reached }) => DISTANCE - reached, show: (px) => px.toFixed(0) },
]

const flingRows = (flings: Presses['flings']): Row[] =>
  figures.flatMap(({ what, of, show, most }) =>
    flings.map(({ seconds, ours, byHand }) => ({
      what: after(`first fling of all games, ${what}`, seconds),
      ours: withWorst(ours.map(of), show),
      limit: withWorst(byHand.map(of), show),
      ...(most !== undefined && { target: `≤ ${show(most)}`, met: median(ours.map(of)) <= most }),
    })),
  )

const sides = ['ours', 'byHand'] as const
const names = { ours: 'ours', byHand: 'by hand' } as const

/** Notes about goals of one time that were never reached, with the first reason. */
function lostNotes(aims: readonly Aim[], { seconds, ...visits }: Moment<Performed>): string[] {
  return sides.flatMap((side) =>
    aims.flatMap(({ what }, index) => {
      const lost = visits[side].filter(({ times: all }) => all[index] === LIMIT)
      if (lost.length === 0) return []
      const count = `${lost.length} of ${visits[side].length}`
      return [`${names[side]}, ${what}, ${seconds} s: ${count} led nowhere within 30 s (${lost[0]?.lost})`]
    }),
  )
}

/** Back to a hand-written page costs more here than on a phone. */
const NO_BFCACHE =
  'Back by hand comes out of the HTTP cache: a headless Chromium shell has no back/forward cache'

/** Notes about failed flings. */
const flingNotes = ({ seconds, ...visits }: Moment<Fling>): string[] =>
  sides.flatMap((side) =>
    visits[side].flatMap(({ lost }) =>
      lost === undefined ? [] : [`${names[side]}, first fling, ${seconds} s: could not be made (${lost})`],
    ),
  )

/** Presses without effect, which count as half a minute, and failed flings. */
const notesOf = ({ pressings, flings }: Presses): string[] => [
  ...pressings.flatMap(({ aims, at }) => at.flatMap((moment) => lostNotes(aims, moment))),
  ...flings.flatMap(flingNotes),
]

/** The table of presses after a cold start. */
export const pressesSection = (presses: Presses): Section => ({
  title: `Presses 2, 4 and 8 s after the first contentful paint on a phone, 4x slower, ${Math.round(ROUND_TRIP)} ms a round trip, 1.44 Mbit/s, HTTP/2, cold; a wheel at ${SPEED} px/s; median (worst) of ${presses.flings[0]?.ours.length ?? 0} (limit: by hand)`,
  rows: [...presses.pressings.flatMap(pressRows), ...flingRows(presses.flings)],
  notes: [NO_BFCACHE, ...notesOf(presses)],
})
