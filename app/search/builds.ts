import { useEffect, useReducer } from 'react'

/** Milliseconds of work between two yields to the browser. */
const SLICE_MS = 4

/** Resolves in a new task, without the minimum delay of nested timers. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Runs `work` in slices of a few milliseconds, starting in the next task. */
export async function drain<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await nextTurn()
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < until)
  }
}

/** Something that is made between frames: `made` once it is finished. */
export type Build<T> = { made?: T; finished: Promise<void> }

/** Starts to make what `work` returns. */
export function startBuild<T>(work: Generator<void, T>): Build<T> {
  const build: Build<T> = {
    finished: drain(work).then((made) => {
      build.made = made
    }),
  }
  return build
}

/** What the build makes, once it is finished. */
export function useBuild<T>(build: Build<T> | undefined): T | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (!build || build.made) return
    let current = true
    void build.finished.then(() => current && redraw())
    return () => {
      current = false
    }
  }, [build])

  return build?.made
}
