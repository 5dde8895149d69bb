import type { Page } from 'playwright'
import { rest } from '../browser.ts'
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

/**
 * Runs in the page: marks the start of the motion in the trace. How long the press takes until then is no matter of frames;
 * the section of presses measures it.
 */
function markStart([from, ms, name]: [Start, number, string]): void {
  const mark = (startTime: number) => void performance.mark(name, { startTime })
  if ('event' in from) {
    const note = ({ timeStamp }: Event) => mark(timeStamp)
    addEventListener(from.event, note, { capture: true, once: true })
    return
  }
  const known = new Set(document.getAnimations())
  const isIt = (animation: Animation) => {
    const effect = animation.effect as KeyframeEffect | null
    return (
      !known.has(animation) &&
      typeof animation.startTime === 'number' &&
      effect?.getTiming().duration === ms &&
      effect.target?.matches(from.animates)
    )
  }
  const look = () => {
    const found = document.getAnimations().find(isIt)
    if (found) mark(Number(found.startTime))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
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

async function hasStarted(page: Page): Promise<boolean> {
  const marked = (name: string) => performance.getEntriesByName(name).length > 0
  try {
    await page.waitForFunction(marked, MARK, { polling: 100, timeout: LIMIT })
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false
    throw error
  }
}

/** The frames of the motion of `ms` milliseconds that `act` starts; undefined if nothing moves. */
export async function framesOf(
  page: Page,
  { from, ms }: { from: Start; ms: number },
  act: () => Promise<unknown>,
): Promise<Drawn | undefined> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page without a browser has no trace')
  await page.evaluate(markStart, [from, ms, MARK] satisfies [Start, number, string])
  await browser.startTracing(page, { categories, screenshots: false })
  await act()
  const started = await hasStarted(page)
  await rest(ms + AFTER)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return started ? framesIn(trace.traceEvents, ms) : undefined
}
