/** Dispatches a click on the root element again, on the element at its point. */
function passClick(event: MouseEvent): void {
  if (event.target !== document.documentElement) return
  event.stopImmediatePropagation()
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event))
}

/** During a view transition the browser targets presses at the root element: a press ends the fade and its click is
 * passed on to the element at its point. */
function passPresses(fade: ViewTransition): Promise<void> {
  const during = new AbortController()
  const onPress = () => {
    fade.skipTransition()
    addEventListener('click', passClick, { capture: true, once: true })
  }
  addEventListener('pointerdown', onPress, { capture: true, signal: during.signal })
  return fade.finished.finally(() => during.abort())
}

/**
 * Runs `change` as one cross-fade of the whole page, or without a fade where the browser has no view transitions. CSS
 * transitions of controls are off until it ends, since they would delay the new colours.
 */
export function crossFade(change: () => void): void {
  const { dataset } = document.documentElement
  // A unique value: the end of an earlier fade must not remove the attribute of this one.
  const mine = Math.random().toString(36).slice(2)
  const start = () => {
    dataset.noTransitions = mine
    change()
  }
  const end = () => {
    if (dataset.noTransitions === mine) delete dataset.noTransitions
  }
  if ('startViewTransition' in document) {
    const fade = document.startViewTransition(start)
    // Rejected if the next change, a press or a hidden page skips the fade; it has finished then too.
    fade.ready.catch(() => undefined)
    passPresses(fade).then(end, end)
    return
  }
  start()
  requestAnimationFrame(() => requestAnimationFrame(end))
}
