import { useEffect, useState } from 'react'

/** Stays true after `wanted` has become false until the animations under `element` have ended. */
export function usePresence(wanted: boolean, element: Element | null): boolean {
  const [present, setPresent] = useState(wanted)
  if (wanted && !present) setPresent(true)

  useEffect(() => {
    if (wanted || !present) return
    let current = true
    const running = element?.getAnimations({ subtree: true }) ?? []
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      if (current) setPresent(false)
    })
    return () => {
      current = false
    }
  }, [wanted, present, element])

  return present
}
