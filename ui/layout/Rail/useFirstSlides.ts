import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react'
import { onceNear } from '#ui/foundation/onceNear.ts'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'
import type { RailLayout } from './railLayout.ts'

/**
 * Slides in one view of the widest page and of a phone (`per-view` at `2xl` and `xs` in tokens/grid.json, rounded up): what is
 * beyond them nobody sees without moving the row.
 */
export const FIRST_SLIDES: Record<RailLayout, { widest: number; phone: number }> = {
  Default: { widest: 9, phone: 4 },
  DoubleRow: { widest: 11, phone: 4 },
  Portrait: { widest: 8, phone: 3 },
  Landscape: { widest: 5, phone: 2 },
  Top10: { widest: 6, phone: 2 },
  LargeOnMobile: { widest: 9, phone: 2 },
  Live: { widest: 5, phone: 2 },
  Provider: { widest: 8, phone: 3 },
  Collection: { widest: 6, phone: 2 },
}

/** How far outside the view a row may be when it draws the rest of its view, in view heights. */
const MARGIN = '50%'

/** Whether rows stand far below the first view: they have a phone's view, and the rest of theirs once they are near. */
export const FarBelow = createContext(false)

type Row = {
  /** Under which its place is kept. */
  title: string
  layout: RailLayout
  /** Slides that it has. */
  count: number
}

/**
 * How many slides a row draws, and what makes it draw all of them: somebody turns to it with pointer, finger or keys.
 * A row that was left elsewhere than at its start is whole from the first. One of the server's HTML, which is known by the
 * element `mark`, first takes over what stands there.
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
    return row ? onceNear(row, MARGIN, () => begin(true)) : undefined
  }, [far, left, mark])
  const whole = all || (begins && left)
  const first = FIRST_SLIDES[layout][far && !begins ? 'phone' : 'widest']
  return {
    shown: whole ? count : Math.min(first, count),
    whole: whole || count <= first,
    /** In a turn of its own: whoever touches the row does not wait for it. */
    drawAll: () => startTransition(() => setAll(true)),
    /** At once, for a press that goes beyond what is drawn. */
    drawAllNow: () => setAll(true),
  }
}
