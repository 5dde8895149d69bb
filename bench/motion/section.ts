import { CPU_SLOWDOWN } from '../browser.ts'
import { type Drawn, droppedOf } from '../frames.ts'
import { percent, signed } from '../numbers.ts'
import type { Row, Section } from '../report.ts'
import type { Motions, Moved } from './measure.ts'

/** Largest share of frames that a motion may drop beyond its page by hand, in percentage points. */
const DROPPED_LIMIT = 5

const points = (value: number) => `${value.toFixed(1)} points`

const framesOf = ({ runs }: Moved): Drawn[] => runs.filter((run) => run !== undefined)

const total = (runs: readonly Drawn[], name: keyof Drawn) => runs.reduce((sum, run) => sum + run[name], 0)

/** Share of dropped frames over all runs of these; undefined if nothing has moved. */
function shareOf(moved: readonly Moved[]): number | undefined {
  const frames = moved.flatMap(framesOf)
  return frames.length > 0 ? droppedOf(frames) : undefined
}

function rowOf(moved: Moved, floor?: number): Row {
  const frames = framesOf(moved)
  const what = `${moved.what}, ${moved.ms} ms`
  const dropped = shareOf([moved])
  if (dropped === undefined) return { what, ours: 'moves nothing' }
  return {
    what: `${what}: ${total(frames, 'drawn')} of ${total(frames, 'due')} frames`,
    ours: percent(dropped),
    ...(floor !== undefined && {
      limit: percent(floor),
      compared: signed(dropped - floor, points),
      target: `≤ +${DROPPED_LIMIT} points`,
      met: dropped - floor <= DROPPED_LIMIT,
    }),
  }
}

/** On a busy machine a page may have no script's frame during a motion, and it is not seen. */
function unseenNotes(moved: Moved): string[] {
  const [seen, all] = [framesOf(moved).length, moved.runs.length]
  return seen > 0 && seen < all ? [`${moved.what}: seen in ${seen} of ${all} runs`] : []
}

/** The table of frames dropped by motions. */
export function motionSection({ ours, byHand }: Motions): Section {
  const floorOf = ({ like }: Moved) => shareOf(byHand.filter((hand) => hand.like === like))
  return {
    title: `Motion: frames dropped in ${ours[0]?.runs.length ?? 0} runs, processor ${CPU_SLOWDOWN}x slower (limit: by hand)`,
    rows: [...ours.map((moved) => rowOf(moved, floorOf(moved))), ...byHand.map((moved) => rowOf(moved))],
    notes: [
      'Frames are those that the compositor draws, also while scripts of the page run. A browser without a graphics card draws half of them while a whole page fades.',
      ...ours.flatMap(unseenNotes),
    ],
  }
}
