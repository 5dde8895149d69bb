/** Elements that a press can focus. */
const PRESSABLE = 'a[href], button, summary'

/** A listbox, whose field keeps the focus during a press. */
const LIST = '[role="listbox"]'

/**
 * Focuses a pressed element before other handlers run: a draggable row prevents the browser from doing so, and Safari
 * never focuses buttons, so that a modal could not return the focus. The returned function stops it.
 */
export function focusPressed(): () => void {
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest(LIST)) return
    const pressed = target.closest<HTMLElement>(PRESSABLE)
    if (pressed && !pressed.contains(document.activeElement)) pressed.focus({ preventScroll: true })
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
