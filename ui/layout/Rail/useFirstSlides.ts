import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'
import { onceNear } from '#ui/foundation/watchView.ts'
import type { RailLayout } from './railLayout.ts'

/**
 * Visible slides on the widest page and on a phone (`per-view` at `3xl` and `xs` in tokens/grid.json, rounded up): the
 * others are only visible after scrolling.
 */
export const FIRST_SLIDES: Record<RailLayout, { widest: number; phone: number }> = {
  Default: { widest: 10, phone: 4 },
  DoubleRow: { widest: 12, phone: 4 },
  Portrait: { widest: 9, phone: 3 },
  Landscape: { widest: 6, phone: 2 },
  Top10: { widest: 6, phone: 2 },
  LargeOnMobile: { widest: 10, phone: 2 },
  Live: { widest: 6, phone: 2 },
  Provider: { widest: 9, phone: 3 },
  Collection: { widest: 6, phone: 2 },
  Winner: { widest: 7, phone: 2 },
}

/** Distance from the view at which a row renders its full view, in view heights. */
const NEAR_MARGIN = '50%'

/** Whether rows are far below the first view: they render a phone's slides, and a full view once they are near. */
export const FarBelow = createContext(false)

type Row = {
  /** Name under which its position is stored. */
  title: string
  layout: RailLayout
  /** Number of its slides. */
  count: number
}

/**
 * The number of slides that a row renders, and functions to render all of them at an interaction. A row with a stored
 * position renders all at once. A row from the server's HTML, found by its element `mark`, first hydrates the existing
 * slides.
 */
export function useFirstSlides({ title, layout, count }: Row, mark: string) {
  const memory = useContext(SlidesMemoryContext)
  const far = useContext(FarBelow)
  const [{ left, drawn }] = useState(() => {
    if (typeof document === 'undefined') return { left: false, drawn: true }
    return { left: Boolean(memory?.open(title).slide), drawn: document.getElementById(mark) !== null }
  })
  const [begins, begin] = useState(!drawn)
  const [all, setAll] = useState(false)
  useLayoutEffect(() => {
    if (left) return begin(true)
    const row = far && document.getElementById(mark)
    return row ? onceNear(row, NEAR_MARGIN, () => begin(true)) : undefined
  }, [far, left, mark])
  const whole = all || (begins && left)
  const first = FIRST_SLIDES[layout][far && !begins ? 'phone' : 'widest']
  return {
    shown: whole ? count : Math.min(first, count),
    whole: whole || count <= first,
    /** As a transition, so that the interaction is not delayed. */
    drawAll: () => startTransition(() => setAll(true)),
    /** At once, for a press that needs slides that are not rendered. */
    drawAllNow: () => setAll(true),
  }
}
