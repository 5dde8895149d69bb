import { kB, median, ms } from '../numbers.ts'
import { bytesOf } from '../transfers.ts'
import type { FirstView } from './measure.ts'
import type { Side, Tap } from './tap.ts'
import type { LongTask } from './trace.ts'
import { beforeLargest, onItsWay, type Visit } from './visit.ts'

const names: Record<Side, string> = { ours: 'ours', byHand: 'by hand' }
const MOST_NAMED = 8

/** The visit whose largest paint is nearest to the median. */
function typical(visits: readonly Visit[]): Visit | undefined {
  const middle = median(visits.map(({ lcp }) => lcp))
  return visits.toSorted((a, b) => Math.abs(a.lcp - middle) - Math.abs(b.lcp - middle))[0]
}

/** The tap with a duration nearest to the median. */
function typicalTap(taps: readonly Tap[]): Tap | undefined {
  const middle = median(taps.map(({ there }) => there))
  return taps.toSorted((a, b) => Math.abs(a.there - middle) - Math.abs(b.there - middle))[0]
}

/** An address without its origin and common parts. */
const shortAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  const width = searchParams.get('width') ?? searchParams.get('transforms')?.replace('w_', '')
  const path = pathname.replace('/sandbox/casino/assets/', '').replace(/^\/assets\//, '')
  return width ? `${path} ${width}w` : path
}

/** Responses before the largest paint, in order, and pending ones. */
function transferNotes(side: Side, visits: readonly Visit[]): string[] {
  const visit = typical(visits)
  if (!visit) return []
  const [before, open] = [beforeLargest(visit), onItsWay(visit)]
  return [
    `${names[side]}: ${before.length} answers, ${kB(bytesOf(before))} whole before LCP at ${ms(visit.lcp)} (${visit.largest}), ${open.length} still on their way`,
    ...before.map(
      ({ kind, url, bytes, asked, whole }) =>
        `  ${ms(asked)} – ${ms(whole)}  ${kB(bytes)}  ${kind} ${shortAddress(url)}`,
    ),
    ...(open.length > 0
      ? [`  on their way: ${open.map(({ url, bytes }) => `${shortAddress(url)} ${kB(bytes)}`).join(', ')}`]
      : []),
  ]
}

const taskNotes = (side: Side, tasks: readonly LongTask[]): string[] => [
  `${names[side]}: ${tasks.length} tasks above 50 ms in a traced visit`,
  ...tasks.map(
    ({ start, duration, causes }) => `  at ${ms(start)}: ${ms(duration)} = ${causes.join(', ') || 'untold'}`,
  ),
]

/** Details of the measurements: responses before the largest paint, long tasks, shifts, and requests of a tap. */
export function notesOf({ visits, taps, tasks }: FirstView): string[] {
  const moved = new Set(visits.ours.flatMap((visit) => visit.moved))
  const asked = typicalTap(taps.ours)?.asked.join(', ') || 'nothing'
  return [
    ...transferNotes('ours', visits.ours),
    ...transferNotes('byHand', visits.byHand),
    ...taskNotes('ours', tasks.ours),
    ...taskNotes('byHand', tasks.byHand),
    ...[...moved].slice(0, MOST_NAMED).map((name) => `moved: ${name}`),
    `between the tap and the first tile ours asked for: ${asked}`,
  ]
}
