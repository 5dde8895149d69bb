import { useEffect, useState } from 'react'

/** Frames of the last second and the longest time between two of them, in milliseconds. */
type Meter = { frames: number; gap: number }

/** Shows the frame rate, for designers who speed up the feed. */
export function FrameMeter() {
  const [{ frames, gap }, show] = useState<Meter>({ frames: 0, gap: 0 })
  useEffect(() => {
    let count = 0
    let worst = 0
    let last = performance.now()
    let since = last
    let frame = requestAnimationFrame(function next(at) {
      count += 1
      worst = Math.max(worst, at - last)
      last = at
      if (at - since >= 1000) {
        show({ frames: count, gap: Math.round(worst) })
        count = 0
        worst = 0
        since = at
      }
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <p className="frameMeter" aria-hidden="true">
      {frames} cadre pe secundă, cel mult {gap} ms între două
    </p>
  )
}
