/** What a press can give the focus to. */
const PRESSABLE = 'a[href], button, summary'

/** Its field keeps the focus whatever is pressed. */
const LIST = '[role="listbox"]'

/**
 * Gives the focus to whatever is pressed, before anything answers: a row that can be dragged keeps the browser from
 * doing so, Safari never does it, and a modal could not give the focus back. Until the returned function is called.
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
