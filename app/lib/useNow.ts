import { useEffect, useState } from 'react'

/** The present in milliseconds since 1970, brought up to date every so many milliseconds while the page can be seen. */
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
