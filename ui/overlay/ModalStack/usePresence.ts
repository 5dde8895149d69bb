import { useEffect, useState } from 'react'

/** Endless animations, such as those of skeletons, do not end. */
const ends = ({ effect }: Animation): boolean =>
  effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

/** Stays true after `wanted` has become false until the animations under `element` have ended. */
export function usePresence(wanted: boolean, element: Element | null): boolean {
  const [present, setPresent] = useState(wanted)
  if (wanted && !present) setPresent(true)

  useEffect(() => {
    if (wanted || !present) return
    let current = true
    // In the next frame: they begin with its styles, which would be computed once more for the question.
    const frame = requestAnimationFrame(async () => {
      const running = (element?.getAnimations({ subtree: true }) ?? []).filter(ends)
      await Promise.allSettled(running.map(({ finished }) => finished))
      if (current) setPresent(false)
    })
    return () => {
      current = false
      cancelAnimationFrame(frame)
    }
  }, [wanted, present, element])

  return present
}
