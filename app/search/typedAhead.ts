/** Longest time in milliseconds for which keys are captured. */
const MAX_WAIT_MS = 10_000

let typed = ''
let stop: (() => void) | undefined

const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (isLetter(event)) typed += event.key
  else return
  event.preventDefault()
}

/** Captures typed text for a search field that is still loading. */
export function beginTyping(): void {
  takeTyped()
  const timer = setTimeout(takeTyped, MAX_WAIT_MS)
  addEventListener('popstate', takeTyped)
  // Before the page's own key handlers.
  document.addEventListener('keydown', onKeyDown, { capture: true })
  stop = () => {
    clearTimeout(timer)
    removeEventListener('popstate', takeTyped)
    document.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

/** The captured text; from now on the field receives the keys. */
export function takeTyped(): string {
  stop?.()
  stop = undefined
  const taken = typed
  typed = ''
  return taken
}
