import { pause } from './pause.ts'

/** Milliseconds without a frame after which work goes on: a hidden page draws none. */
const NO_FRAME = 100

/** Milliseconds of work that leave a slow phone time for a frame. */
const TURN = 4

/** Resolves once the page has drawn a frame; where nothing is drawn, once others had their turn. */
export function frameDrawn(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return pause(0)
  const drawn = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([drawn, pause(NO_FRAME)])
}

/**
 * For long work that is done in steps: asked before each, it waits for the page to draw a frame, and for other work, once
 * `milliseconds` are over since the last wait.
 */
export function createYieldToMain(milliseconds = TURN): () => Promise<void> {
  let until = performance.now() + milliseconds
  return async () => {
    if (performance.now() <= until) return
    await frameDrawn()
    until = performance.now() + milliseconds
  }
}
