import { type Layout, type PageType, Widget } from '#app/api/contract/cms.ts'
import { type Dropped, parseList } from '#app/api/contract/parse.ts'

/** The layout of a page type; content editors keep one of each. */
export const layoutOf = (layouts: readonly Layout[], type: PageType): Layout | undefined =>
  layouts.find((layout) => layout.type === type)

/** The widgets of `layout` that can be drawn; unknown types and wrong fields are reported and left out (CMS-01). */
export function widgetsOf(layout: Layout, report: (dropped: Dropped) => void): Widget[] {
  const seen = new Set<string>()
  return parseList(Widget, layout.widgets, `layout ${layout.type}`, report).filter(({ id }) => {
    const first = !seen.has(id)
    seen.add(id)
    return first
  })
}

export type Span = 'full' | 'main' | 'aside'

/** A carousel directly followed by jackpots shares its row with them on wide pages. */
export function spanOf(types: readonly string[], index: number): Span {
  const pairStarts = (at: number) => types[at] === 'Carousel' && types[at + 1] === 'Jackpots'
  if (pairStarts(index)) return 'main'
  return pairStarts(index - 1) ? 'aside' : 'full'
}
