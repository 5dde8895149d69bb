/** Milliseconds after which nobody expects the panel any more. */
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

/** Takes what is typed from now on, for the field of a search that was asked for and is on its way. */
export function beginTyping(): void {
  takeTyped()
  const timer = setTimeout(takeTyped, MAX_WAIT_MS)
  addEventListener('popstate', takeTyped)
  // Before any key of the page's own.
  document.addEventListener('keydown', onKeyDown, { capture: true })
  stop = () => {
    clearTimeout(timer)
    removeEventListener('popstate', takeTyped)
    document.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

/** What has been typed meanwhile; from now on the field takes it. */
export function takeTyped(): string {
  stop?.()
  stop = undefined
  const taken = typed
  typed = ''
  return taken
}
