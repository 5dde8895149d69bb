import type { CDPSession, Page } from 'playwright'

/** Smoothness of a gesture: share of dropped frames in percent, and the longest gap in milliseconds. */
export type Smoothness = { dropped: number; worstGap: number }

/** Milliseconds of a frame. */
const FRAME = 1000 / 60

/** Smoothness from the times of frames in milliseconds. */
export function smoothnessOf(frames: readonly number[]): Smoothness {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  const due = gaps.reduce((sum, gap) => sum + gap, 0) / FRAME
  return {
    dropped: due > 0 ? Math.max(0, 1 - gaps.length / due) * 100 : 0,
    worstGap: Math.max(0, ...gaps),
  }
}

/** Frames drawn during a motion, and those that a display of 60 Hz has in the same time. */
export type Drawn = { drawn: number; due: number }

/** Counts the times of frames in the `ms` milliseconds after `start`. */
export function drawnIn(frames: readonly number[], start: number, ms: number): Drawn {
  const due = Math.floor(ms / FRAME + 0.001)
  const drawn = frames.filter((at) => at > start && at <= start + ms).length
  // A motion that starts right before a frame has one more.
  return { drawn: Math.min(drawn, due), due }
}

/** Share of dropped frames in percent over several motions. */
export function droppedOf(motions: readonly Drawn[]): number {
  const sum = (name: keyof Drawn) => motions.reduce((total, motion) => total + motion[name], 0)
  return sum('due') > 0 ? ((sum('due') - sum('drawn')) / sum('due')) * 100 : 0
}

type WithFrames = { benchFrames?: number[] }

/** Counts the frames that the page draws during `gesture`. */
export async function framesDuring(page: Page, gesture: () => Promise<unknown>): Promise<Smoothness> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { benchFrames: frames })
    const count = (at: number) => {
      frames.push(at)
      if ((window as WithFrames).benchFrames) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await gesture()
  const frames = await page.evaluate(() => {
    const { benchFrames = [] } = window as WithFrames
    Object.assign(window, { benchFrames: undefined })
    return benchFrames
  })
  return smoothnessOf(frames)
}

/**
 * Scrolls up by `distance` pixels with the wheel, at `speed` pixels a second; touch gestures have priority in browsers
 * and are easier.
 */
export const pull = (devtools: CDPSession, distance: number, speed: number): Promise<unknown> =>
  devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -distance, speed })
