import { useEffect, useState } from 'react'
import { prefersStill } from '#ui/foundation/swipe.ts'

export type Rotation = {
  /** Whether the slides go on by themselves at all; the person decides with the button. */
  running: boolean
  toggle: () => void
  /** Halts while pointer or focus rest on the slides. */
  hold: (held: boolean) => void
}

/** Calls `next` every `interval` ms while nothing stands against it: UXP-09. */
export function useRotation(next: () => void, interval: number, enabled: boolean): Rotation {
  const [running, setRunning] = useState(enabled)
  const [held, hold] = useState(false)

  useEffect(() => {
    if (prefersStill()) setRunning(false)
  }, [])

  useEffect(() => {
    if (!enabled || !running || held) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next()
    }, interval)
    return () => clearInterval(timer)
  }, [enabled, running, held, interval, next])

  return { running, toggle: () => setRunning((value) => !value), hold }
}
