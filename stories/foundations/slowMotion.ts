/** Speeds at which a movement can be watched. */
export const speeds = { '1': 1, '0.5': 0.5, '0.1': 0.1 } as const

/**
 * Plays every animation of the page at `speed`: transitions and animations of style sheets, of scripts and of the
 * browser's own cross-fades, also those that begin later. Returns how to stop; what still runs then takes its usual speed.
 */
export function playAt(speed: number): () => void {
  let frame = 0
  const setAll = (rate: number) => {
    for (const animation of document.getAnimations())
      if (animation.playbackRate !== rate) animation.playbackRate = rate
  }
  // In every frame, since animations of scripts begin without an event.
  const watch = () => {
    setAll(speed)
    frame = requestAnimationFrame(watch)
  }
  if (speed !== 1) watch()
  return () => {
    cancelAnimationFrame(frame)
    setAll(1)
  }
}
