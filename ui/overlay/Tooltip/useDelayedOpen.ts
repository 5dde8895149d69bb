import { useEffect, useRef, useState } from 'react'

/** Opens after `delay` unless closed before; Escape closes wherever the focus is. */
export function useDelayedOpen(delay: number) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
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
