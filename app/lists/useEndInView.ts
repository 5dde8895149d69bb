import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onEnd` when the last item of a list that goes on (`more`) is in view. */
export function useEndInView(list: RefObject<HTMLElement | null>, more: boolean, onEnd: () => void): void {
  const reached = useEffectEvent(onEnd)
  useEffect(() => {
    const last = list.current?.lastElementChild
    if (!more || !last) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
    })
    observer.observe(last)
    return () => observer.disconnect()
  }, [list, more])
}
