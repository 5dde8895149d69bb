import { REACT_LISTENS } from '#app/domain/bootNames.ts'

/** Milliseconds in which a press is repeated; slow phones on slow connections hydrate in a third of it. */
const REPEAT_TIMEOUT = 30_000
const RETRY_DELAY = 50

const reactListens = (): boolean => REACT_LISTENS in document.documentElement.dataset

/**
 * Repeats the press of a button that React has not handled: before `hydrateRoot`, or while the code of its part loads, when
 * React stops the event in the capture phase. The button's own listener receives every other press. Links work without
 * React, and React has rendered every dialog. Another press or scrolling by hand ends the repetition, since the visitor
 * no longer expects a reaction.
 */
export function repeatEarlyPresses(): void {
  let pressed: HTMLButtonElement | undefined

  function forget() {
    pressed = undefined
  }

  function repeat(button: HTMLButtonElement, until: number) {
    if (button !== pressed) return
    if (!button.isConnected || performance.now() > until) return forget()
    if (reactListens()) button.click()
    setTimeout(repeat, RETRY_DELAY, button, until)
  }

  for (const type of ['touchmove', 'wheel']) addEventListener(type, forget, { capture: true, passive: true })
  addEventListener(
    'click',
    ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLButtonElement>('button:not([role="dialog"] *)') : null
      if (reactListens()) button?.addEventListener('click', forget, { once: true })
      if (button === pressed) return
      pressed = button ?? undefined
      if (button) setTimeout(repeat, 0, button, performance.now() + REPEAT_TIMEOUT)
    },
    { capture: true },
  )
}
