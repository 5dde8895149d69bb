import { createPainter, type Positions } from './painter.ts'
import type { LineWin } from './rules.ts'
import { isStill } from './stillness.ts'
import { turnedTo, turnOf } from './turn.ts'

/** Milliseconds for which each winning line is shown. */
const lineFor = 1200

/** Calls `draw` in every frame with the elapsed time until it returns true; the returned function stops it. */
function everyFrame(draw: (time: number) => boolean): () => void {
  const begin = performance.now()
  let frame = 0
  function step(now: number): void {
    if (!draw(now - begin)) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Calls `show` for one win after the other in a loop; the returned function stops it. */
function oneByOne(wins: readonly LineWin[], show: (win: LineWin[]) => void): () => void {
  let place = 0
  function next(): void {
    show(wins.slice(place, place + 1))
    place = (place + 1) % wins.length
  }
  next()
  const timer = setInterval(next, lineFor)
  return () => clearInterval(timer)
}

type Running = { ended: Promise<void>; hurry: () => void }

/** Animates the reels between two positions; with reduced motion it shows the end at once. */
function run(
  from: Positions,
  stops: readonly number[],
  move: (positions: Positions) => void,
  onReelStop: (reel: number) => void,
): Running {
  const turn = turnOf(from, stops)
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  let stopped = 0
  const stopFrames = everyFrame((time) => {
    const at = turnedTo(turn, isStill() ? Number.POSITIVE_INFINITY : time)
    move(at.positions)
    for (; stopped < at.stopped; stopped += 1) onReelStop(stopped)
    if (stopped === stops.length) resolve()
    return stopped === stops.length
  })
  function hurry(): void {
    stopFrames()
    move(stops)
    resolve()
  }
  return { ended, hurry }
}

/** The five reels on a canvas: they turn, stop and show wins. */
export function createReels(canvas: HTMLCanvasElement, sheetAddress: string, first: readonly number[]) {
  let positions: Positions = first
  let shown: readonly LineWin[] = []
  let stopMarks = () => {}
  let running: Running | undefined
  const paint = createPainter(canvas, sheetAddress, draw)

  function draw(): void {
    paint(positions, shown)
  }

  function move(next: Positions): void {
    positions = next
    draw()
  }

  function show(wins: readonly LineWin[]): void {
    shown = wins
    draw()
  }

  return {
    /** Turns to `stops`. */
    turn(stops: readonly number[], onReelStop: (reel: number) => void): Promise<void> {
      stopMarks()
      shown = []
      running = run(positions, stops, move, onReelStop)
      return running.ended
    },
    /** Ends a turn at once. */
    hurry: () => running?.hurry(),
    /** Shows the winning lines: one after the other, or all at once with reduced motion. */
    mark(wins: readonly LineWin[]): void {
      stopMarks()
      if (isStill() || wins.length < 2) show(wins)
      else stopMarks = oneByOne(wins, show)
    },
  }
}
