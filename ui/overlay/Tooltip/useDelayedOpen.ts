import { useEffect, useRef, useState } from 'react'

/** Opens after `delay` unless closed before; Escape closes wherever the focus is. */
export function useDelayedOpen(delay: number) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    // Before everybody else, so that the key that sends the hint away closes no dialog with it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [open])

  return {
    open,
    openSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpen(true), delay)
    },
    close() {
      clearTimeout(timer.current)
      setOpen(false)
    },
  }
}
