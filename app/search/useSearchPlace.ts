import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepPlace, placeFor, placeOf, type SearchPlace } from './searchPlace.ts'

/** The part of the panel that scrolls. */
const scrollerIn = (panel: HTMLElement | null): Element | undefined =>
  [...(panel?.children ?? [])].find((part) => getComputedStyle(part).overflowY === 'auto')

/** Where the search of this entry is, kept as it changes; `ready` once its lists can be drawn. */
export function useSearchPlace(entry: string, panel: RefObject<HTMLElement | null>, ready: boolean) {
  const [place, setPlace] = useState(() => placeOf(entry))
  const top = useRef(place.top)
  const { term } = place
  /** The term whose list is scrolled to `top`. */
  const scrolled = useRef(term)

  useEffect(() => keepPlace(entry, { ...place, top: top.current }), [entry, place])

  useLayoutEffect(() => {
    if (scrolled.current !== term) top.current = 0
    scrolled.current = term
    if (ready) scrollerIn(panel.current)?.scrollTo({ top: top.current })
  }, [ready, term, panel])

  return {
    place,
    setPlace,
    setTerm: (next: string) => setPlace((before: SearchPlace) => placeFor(before, next)),
    onScroll() {
      top.current = scrollerIn(panel.current)?.scrollTop ?? 0
      keepPlace(entry, { ...place, top: top.current })
    },
  }
}
