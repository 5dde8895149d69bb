/** Gives a click that fell on the root element to what lies there. */
function passClick(event: MouseEvent): void {
  if (event.target !== document.documentElement) return
  event.stopImmediatePropagation()
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event))
}

/** During a view transition the browser gives presses to the root element: one ends the fade, and reaches its aim. */
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
 * Runs `change` as one cross-fade of the whole page, at once where the browser has no view transitions. Meanwhile no
 * control has a transition of its own, which would keep it in the old colours on the new page.
 */
export function crossFade(change: () => void): void {
  const { dataset } = document.documentElement
  // Its own value: an earlier change that this one has replaced must not end it.
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
