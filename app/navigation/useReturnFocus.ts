import { useEffect } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { seconds } from '#app/domain/durations.ts'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { modalsIn } from './modals.ts'
import { pressedLink } from './pressedLink.ts'

/** Milliseconds in which the link has to render; later the focus would surprise the visitor. */
const RESTORE_TIMEOUT_MS = seconds(5)

/** Focuses the last pressed link of the page as soon as it renders, unless another element has the focus. */
function focusWhenDrawn(visit: Visit): () => void {
  function look() {
    const focused = document.activeElement ?? document.body
    // A modal that closes still has the focus; it may find no link to return it to.
    if (focused.closest('[role="dialog"]')) return
    const isFree = focused === document.body
    const link = isFree ? pressedLink(visit) : null
    link?.focus({ preventScroll: true })
    if (link || !isFree) stop()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** After Back, Forward or a reload, focuses the link by which the page was left (UXP-01). */
export function useReturnFocus(here: Location): void {
  const visit = useVisit()
  const type = useNavigationType()
  const { key } = here
  const covered = modalsIn(here.state, here.pathname).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another entry is shown
  useEffect(() => {
    if (type === 'POP' && !covered) return focusWhenDrawn(visit)
  }, [visit, key, type, covered])
}
