import { useEffect, useReducer } from 'react'

/** Milliseconds of work between two yields to the browser. */
const SLICE_MS = 4

/** Resolves in a new task, without the minimum delay of nested timers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Runs `work` in slices of a few milliseconds, starting in the next task. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await nextTask()
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < until)
  }
}

/** A result that is computed between frames; `made` has it once it is finished. */
export type BackgroundBuild<T> = { made?: T; finished: Promise<void> }

/** Starts to run `work` in the background. */
export function startBackgroundBuild<T>(work: Generator<void, T>): BackgroundBuild<T> {
  const build: BackgroundBuild<T> = {
    finished: runInSlices(work).then((made) => {
      build.made = made
    }),
  }
  return build
}

/** The result of a build, once it is finished. */
export function useBuild<T>(build: BackgroundBuild<T> | undefined): T | undefined {
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
