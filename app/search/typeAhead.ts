import { endOf, type Visit } from '#app/platform/visit.ts'

/** Longest time in milliseconds for which keys are captured. */
const MAX_WAIT_MS = 10_000

const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing

/** Text that is typed for a search field that is still loading. */
export function createTypeAhead(visit: Visit) {
  let typed = ''
  let stop: (() => void) | undefined

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (isLetter(event)) typed += event.key
    else return
    event.preventDefault()
  }

  /** The captured text; from now on the field receives the keys. */
  function take(): string {
    stop?.()
    stop = undefined
    const taken = typed
    typed = ''
    return taken
  }
  endOf(visit).addEventListener('abort', take)

  return {
    take,
    /** Captures typed text from now on. */
    begin(): void {
      take()
      const timer = setTimeout(take, MAX_WAIT_MS)
      addEventListener('popstate', take)
      // Before the page's own key handlers.
      document.addEventListener('keydown', onKeyDown, { capture: true })
      stop = () => {
        clearTimeout(timer)
        removeEventListener('popstate', take)
        document.removeEventListener('keydown', onKeyDown, { capture: true })
      }
    },
  }
}
