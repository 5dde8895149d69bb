import { useEffect, useState } from 'react'

/** The current time in milliseconds since 1970, updated every `every` milliseconds while the page is visible. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => !document.hidden && setNow(Date.now())
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
  return now
}
