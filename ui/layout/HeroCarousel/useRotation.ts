import { useEffect, useState } from 'react'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'

export type Rotation = {
  /** Whether the slides go on by themselves at all; the person decides with the button. */
  running: boolean
  toggle: () => void
  /** Halts while pointer or focus rest on the slides. */
  hold: (held: boolean) => void
}

/** Calls `next` every `interval` ms while nothing stands against it: UXP-09. */
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
