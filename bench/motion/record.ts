import type { Page } from 'playwright'
import type { TraceEvent } from '../firstView/trace.ts'
import { type Drawn, drawnIn } from '../frames.ts'

/** What a motion starts with: an event, or an animation of its duration that an element begins (a selector). */
export type Start = { event: string } | { animates: string }

const MARK = 'bench-motion'

/** Marks, and frames that the compositor draws: also those in which no script of the page runs. */
const categories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame']

/** Milliseconds after which a motion counts as not started, and after which its last frame is in the trace. */
const LIMIT = 5000
const AFTER = 200

type Watch = { from: Start; ms: number; name: string; limit: number; after: number }

/**
 * Runs in the page: marks the start of the motion in the trace, and resolves after its end, to false if nothing has moved. The
 * bench does not ask meanwhile: on a slow processor each question takes frames from the motion. How long the press takes
 * until the start is no matter of frames; the section of presses measures it.
 */
function watchMotion({ from, ms, name, limit, after }: Watch): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(false), limit)
    const mark = (startTime: number) => {
      performance.mark(name, { startTime })
      clearTimeout(giveUp)
      setTimeout(() => resolve(true), ms + after)
    }
    if ('event' in from) {
      addEventListener(from.event, ({ timeStamp }) => mark(timeStamp), { capture: true, once: true })
      return
    }
    const known = new Set(document.getAnimations())
    const isIt = (animation: Animation) => {
      const effect = animation.effect as KeyframeEffect | null
      return (
        !known.has(animation) && effect?.getTiming().duration === ms && effect.target?.matches(from.animates)
      )
    }
    const look = () => {
      const found = document.getAnimations().find(isIt)
      // The compositor may have ended it before the next frame of the page, from which it has its start.
      if (found) found.ready.then(({ startTime }) => mark(Number(startTime)), look)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** The frames of the motion that starts with the mark, from a trace in microseconds. */
export function framesIn(events: readonly TraceEvent[], ms: number): Drawn {
  const start = events.find(({ name }) => name === MARK)
  if (!start) throw new Error('the trace has no start of the motion')
  const drawn = events.filter(({ name, pid }) => name === 'DrawFrame' && pid === start.pid)
  return drawnIn(
    drawn.map(({ ts }) => ts / 1000),
    start.ts / 1000,
    ms,
  )
}

/** The frames of the motion of `ms` milliseconds that `act` starts; undefined if nothing moves. */
export async function framesOf(
  page: Page,
  { from, ms }: { from: Start; ms: number },
  act: () => Promise<unknown>,
): Promise<Drawn | undefined> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page without a browser has no trace')
  await browser.startTracing(page, { categories, screenshots: false })
  const moved = page.evaluate(watchMotion, { from, ms, name: MARK, limit: LIMIT, after: AFTER })
  // Its end proves that the watch has begun.
  await page.evaluate(() => undefined)
  await act()
  const started = await moved
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return started ? framesIn(trace.traceEvents, ms) : undefined
}
