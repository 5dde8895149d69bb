import { useEffect, useState } from 'react'

/** The current time in milliseconds since 1970, updated every `interval` milliseconds while the page is visible. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const check = () => !document.hidden && setNow(Date.now())
    const timer = setInterval(check, interval)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [interval])
  return now
}
