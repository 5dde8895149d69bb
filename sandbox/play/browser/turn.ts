import { stripLength } from './rules.ts'

/** One reel's animation: from `to + way` down to `to`, in `length` milliseconds. */
type ReelTurn = { to: number; way: number; length: number }

const firstStop = 800
const eachStop = 230

/** How far a reel overshoots before it springs back. */
const spring = 0.3

/** The animation of every reel, at least one full turn; the last one stops last. */
export const turnOf = (from: readonly number[], stops: readonly number[]): ReelTurn[] =>
  stops.map((to, reel) => {
    const length = stripLength(reel)
    const apart = ((((from[reel] ?? 0) - to) % length) + length) % length
    return { to, way: length + apart, length: firstStop + reel * eachStop }
  })

/** Easing of a reel: fast first, slightly too far, then back. */
function behind(part: number): number {
  const left = part - 1
  return 1 + (spring + 1) * left ** 3 + spring * left ** 2
}

/** Positions of the reels after `time` milliseconds, and how many have stopped. */
export function turnedTo(turn: readonly ReelTurn[], time: number): { positions: number[]; stopped: number } {
  const positions = turn.map(({ to, way, length }) =>
    time >= length ? to : to + way * (1 - behind(Math.max(0, time) / length)),
  )
  return { positions, stopped: turn.filter(({ length }) => time >= length).length }
}
