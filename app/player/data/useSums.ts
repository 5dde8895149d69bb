import { useEffect, useState } from 'react'
import { useBalanceHidden } from './balance.ts'

/** Milliseconds for which a press reveals hidden amounts. */
const REVEAL_MS = 5000

/** Whether the player's amounts are hidden: a player who hides the balance can reveal them for a moment (UXP-19). */
export type Sums = { masked: boolean; onReveal?: () => void }

export function useSums(): Sums {
  const hidden = useBalanceHidden()
  const [revealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(setRevealed, REVEAL_MS, false)
    return () => clearTimeout(timer)
  }, [revealed])
  return { masked: hidden && !revealed, ...(hidden && { onReveal: () => setRevealed(true) }) }
}
