import { REACT_LISTENS } from '#app/domain/marks.ts'

/** Milliseconds in which a press is repeated; slow phones on slow connections hydrate in a third of it. */
const REPEAT_TIMEOUT = 30_000
const RETRY_DELAY = 50

const reactListens = (): boolean => REACT_LISTENS in document.documentElement.dataset

/**
 * Repeats the press of a button that React has not seen: it came before `hydrateRoot`, or its part of the page waits for its
 * code, when React stops the event on its way down. The button itself hears of every other press. Links lead on by themselves,
 * and what stands in a dialog was drawn by React. Another press, and scrolling by hand, end the wait: a visitor who reads on
 * does not expect an answer any more.
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
