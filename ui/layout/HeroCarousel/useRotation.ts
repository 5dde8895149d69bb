import { useEffect, useState } from 'react'
import { hasModal } from '#ui/foundation/hasModal.ts'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'

export type Rotation = {
  /** Whether the rotation is on; the visitor toggles it with the button. */
  running: boolean
  toggle: () => void
  /** Pauses while pointer or focus are on the slides. */
  hold: (held: boolean) => void
}

/** Whether the visitor sees the slides: in a hidden page or under a modal nothing needs to move. */
const isSeen = (): boolean => document.visibilityState === 'visible' && !hasModal()

/** Calls `next` every `interval` milliseconds unless the rotation is off, paused or not seen (UXP-09). */
export function useRotation(next: () => void, interval: number, enabled: boolean): Rotation {
  const still = usePrefersStill()
  const [wish, setWish] = useState<boolean>()
  const [held, hold] = useState(false)
  const running = wish ?? (enabled && !still)

  useEffect(() => {
    if (!running || held) return
    const timer = setInterval(() => {
      if (isSeen()) next()
    }, interval)
    return () => clearInterval(timer)
  }, [running, held, interval, next])

  return { running, toggle: () => setWish(!running), hold }
}
