import type { MouseEvent } from 'react'

/** A press without modifiers and with the first button: any other opens a tab, a window or a download. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Handles a link's press in the page instead of following it. All other presses, and a page without scripts, follow the
 * link; so does every press without an `answer`.
 */
export const plainPress = (answer: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined) =>
  answer &&
  ((event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    answer(event)
  })
