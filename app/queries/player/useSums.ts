import { useEffect, useState } from 'react'
import { useBalanceHidden } from './balance.ts'

/** For how long a press shows what is hidden, in milliseconds. */
const MOMENT = 5000

/** Whether sums of the player may be seen: who hides the balance sees them for a moment after a press (UXP-19). */
export type Sums = { masked: boolean; onReveal?: () => void }

export function useSums(): Sums {
  const hidden = useBalanceHidden()
  const [revealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(setRevealed, MOMENT, false)
    return () => clearTimeout(timer)
  }, [revealed])
  return { masked: hidden && !revealed, ...(hidden && { onReveal: () => setRevealed(true) }) }
}
