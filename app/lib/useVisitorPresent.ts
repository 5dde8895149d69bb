import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** True from the first sign of a person on: what only a person needs can wait for one. */
export function useVisitorPresent(): boolean {
  const [present, setPresent] = useState(false)
  useEffect(() => {
    const notice = () => setPresent(true)
    for (const sign of signs) window.addEventListener(sign, notice, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice)
    }
  }, [])
  return present
}
