import { useEffect, useState } from 'react'

/** Full screen for the whole page, including the play bar (LCH-06), if the device supports it. */
export function useFullScreen() {
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
    void (active ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    )
  return { active, onToggle }
}
