import { useEffect, useState } from 'react'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'

export type Rotation = {
  /** Whether the rotation is on; the visitor toggles it with the button. */
  running: boolean
  toggle: () => void
  /** Pauses while pointer or focus are on the slides. */
  hold: (held: boolean) => void
}

/** Calls `next` every `interval` milliseconds unless the rotation is off or paused (UXP-09). */
export function useRotation(next: () => void, interval: number, enabled: boolean): Rotation {
  const still = usePrefersStill()
  const [wish, setWish] = useState<boolean>()
  const [held, hold] = useState(false)
  const running = wish ?? (enabled && !still)

  useEffect(() => {
    if (!running || held) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next()
    }, interval)
    return () => clearInterval(timer)
  }, [running, held, interval, next])

  return { running, toggle: () => setWish(!running), hold }
}
