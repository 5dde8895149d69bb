import { pause } from './pause.ts'

/** Longest wait for a frame in milliseconds: a hidden page draws none. */
const FRAME_TIMEOUT_MS = 100

/** Milliseconds of work between two yields, which leave a slow phone time for a frame. */
const WORK_BEFORE_YIELD_MS = 4

/** Resolves once the page has drawn a frame; a hidden page resolves after other tasks have run. */
export function frameDrawn(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return pause(0)
  const drawn = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([drawn, pause(FRAME_TIMEOUT_MS)])
}

/**
 * For long work in steps: await the returned function before each step. It yields to the next frame and to other tasks
 * once `milliseconds` have passed since the last yield.
 */
export function createYieldToMain(milliseconds = WORK_BEFORE_YIELD_MS): () => Promise<void> {
  let until = performance.now() + milliseconds
  return async () => {
    if (performance.now() <= until) return
    await frameDrawn()
    until = performance.now() + milliseconds
  }
}
