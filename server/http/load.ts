/** Pages being drawn at once; one more would wait for more than a second. */
const MOST_DRAWINGS = 32

/** Milliseconds that the event loop may be late, on average over the last half second. */
const MOST_LATE = 200

/** With fewer pages being drawn it is not visitors that keep the process busy: nobody is sent away. */
const FEW = 8

/** How often lateness is looked at, in milliseconds. */
const PERIOD = 100

/** The process has more to do than it can do in time; what is in memory is served all the same (ADM-06). */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** How much is going on: pages being drawn, and how late the event loop is. */
export function createLoad() {
  let drawings = 0
  let late = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    late += (Math.max(0, now - last - PERIOD) - late) / 3
    last = now
  }, PERIOD).unref()

  return {
    /** Why no page may be drawn now, if so. */
    refuses(): Overloaded | undefined {
      if (drawings >= MOST_DRAWINGS) return new Overloaded(`${drawings} pages are being drawn`)
      if (late > MOST_LATE && drawings >= FEW)
        return new Overloaded(`the event loop is ${Math.round(late)} ms late`)
      return undefined
    },
    /** Counts `draw` for as long as it runs. */
    async counted<T>(draw: () => Promise<T>): Promise<T> {
      drawings += 1
      try {
        return await draw()
      } finally {
        drawings -= 1
      }
    },
  }
}

export type Load = ReturnType<typeof createLoad>
