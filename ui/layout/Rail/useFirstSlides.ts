import { useContext, useDeferredValue, useState } from 'react'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'

/** Pixels; hardly a slide is narrower (tokens/grid.json), and what is missing comes right after. */
const NARROWEST = 100

const slidesInView = () => Math.ceil(window.innerWidth / NARROWEST)

/**
 * How many slides the row `title` draws now. A new row begins with what can be in view, so that its page comes sooner,
 * and draws the rest right after; what the server drew, known by the element `mark`, and a row that was left
 * elsewhere than at its start are whole from the first.
 */
export function useFirstSlides(title: string, mark: string): number {
  const memory = useContext(SlidesMemoryContext)
  const [first] = useState(() =>
    typeof document === 'undefined' || document.getElementById(mark) || memory?.open(title).slide
      ? undefined
      : slidesInView(),
  )
  // Without a first value there is no second turn.
  return useDeferredValue(Number.POSITIVE_INFINITY, first)
}
