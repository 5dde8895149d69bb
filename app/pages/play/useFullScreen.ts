import { type RefObject, useEffect, useState } from 'react'

/** Full screen for `element`, where the device can do it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [can, setCan] = useState(false)
  const [active, setActive] = useState(false)
  useEffect(() => {
    setCan(document.fullscreenEnabled === true)
    const update = () => setActive(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  if (!can) return undefined
  const onToggle = () =>
    void (active ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined)
  return { active, onToggle }
}
