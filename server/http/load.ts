/** Pages rendered at the same time; one more would wait for more than a second. */
const MAX_RENDERINGS = 32

/** Highest delay of the event loop in milliseconds, averaged over the last half second. */
const MAX_DELAY_MS = 200

/** With fewer pages in rendering the load does not come from visitors: none is refused. */
const MIN_RENDERINGS = 8

/** Interval in milliseconds of the delay measurement. */
const MEASURE_INTERVAL_MS = 100

/** The process is overloaded; cached pages are still served (ADM-06). */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Measures the load: pages in rendering, and the delay of the event loop. */
export function createLoad() {
  let renderings = 0
  let loopDelay = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    loopDelay += (Math.max(0, now - last - MEASURE_INTERVAL_MS) - loopDelay) / 3
    last = now
  }, MEASURE_INTERVAL_MS).unref()

  return {
    /** Why no page may be rendered now, if so. */
    refuses(): Overloaded | undefined {
      if (renderings >= MAX_RENDERINGS) return new Overloaded(`${renderings} pages are being drawn`)
      if (loopDelay > MAX_DELAY_MS && renderings >= MIN_RENDERINGS)
        return new Overloaded(`the event loop is ${Math.round(loopDelay)} ms late`)
      return undefined
    },
    /** Counts `draw` as a page in rendering while it runs. */
    async counted<T>(draw: () => Promise<T>): Promise<T> {
      renderings += 1
      try {
        return await draw()
      } finally {
        renderings -= 1
      }
    },
  }
}

export type Load = ReturnType<typeof createLoad>
