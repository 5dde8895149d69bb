import { type RefObject, useEffect, useRef, useState } from 'react'
import { useVisit } from '#app/platform/visit.ts'
import { type SearchState, searchOf, storeSearch, withTerm } from './searchState.ts'

/** The part of the panel that scrolls. */
const scrollerIn = (panel: HTMLElement | null): Element | undefined =>
  [...(panel?.children ?? [])].find((part) => getComputedStyle(part).overflowY === 'auto')

/** The state of this opening of the search, stored on every change; `ready` once its lists can render. */
export function useSearchState(opening: string, panel: RefObject<HTMLElement | null>, ready: boolean) {
  const visit = useVisit()
  const [state, setState] = useState(() => searchOf(visit, opening))
  const top = useRef(state.top)
  const { term } = state
  /** The term whose list is scrolled to `top`. */
  const scrolled = useRef(term)

  useEffect(() => storeSearch(visit, opening, { ...state, top: top.current }), [visit, opening, state])

  // An effect, since during the layout effects a dialog is not in the document yet.
  useEffect(() => {
    if (scrolled.current !== term) top.current = 0
    scrolled.current = term
    if (ready) scrollerIn(panel.current)?.scrollTo({ top: top.current })
  }, [ready, term, panel])

  return {
    state,
    setState,
    setTerm: (next: string) => setState((before: SearchState) => withTerm(before, next)),
    onScroll() {
      top.current = scrollerIn(panel.current)?.scrollTop ?? 0
      storeSearch(visit, opening, { ...state, top: top.current })
    },
  }
}
