import type { MouseEvent } from 'react'

/** A link's press without keys and with the first button: any other asks for a new tab, a window or a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Answers a link's press in the page instead of leaving it. All other presses, and a page without scripts, follow the
 * link; so do all of them where there is no `answer`.
 */
export const plainPress = (answer: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined) =>
  answer &&
  ((event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    answer(event)
  })
