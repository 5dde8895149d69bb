import * as v from 'valibot'
import type { Layout, PageType } from '#app/api/contract/cms.ts'
import type { InvalidWidget } from '#app/api/contract/pages.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import { problemOf } from '#app/api/contract/repair.ts'
import { Widget } from '#app/api/contract/widgets.ts'

/** The layout of a page type; editors keep one for each. */
export const layoutOf = (layouts: readonly Layout[], type: PageType): Layout | undefined =>
  layouts.find((layout) => layout.type === type)

/** Why a widget cannot be rendered: too many widgets, a duplicate id, or issues of its schema. */
export type Reason = 'many' | 'twice' | readonly v.BaseIssue<unknown>[]

/** Replaces a widget that cannot be rendered; where it would be is only known with the other widgets. */
type Unfit = Pick<InvalidWidget, 'id' | 'type' | 'problem'>

type Place =
  | { widget: Widget; invalidWidget?: never }
  | { widget?: never; invalidWidget: Unfit; reason: Reason }

/** Highest number of widgets of a page (HTT-08). */
const MAX_WIDGETS = 60

const TOO_MANY = `above the budget of ${MAX_WIDGETS} widgets of a page`

/** Problem of a widget whose id is used already; React and the slices need unique ids. */
const DUPLICATE = 'id: used twice'

function wordOf(input: unknown, key: 'id' | 'type', fallback: string): string {
  if (typeof input !== 'object' || input === null || !(key in input)) return fallback
  const word = (input as Record<string, unknown>)[key]
  return typeof word === 'string' ? word.slice(0, 80) : fallback
}

/** The widgets of a layout or content page in order; each can be rendered, or has a problem (CMS-01). */
export function placesOf(inputs: readonly unknown[]): Place[] {
  const seen = new Set<string>()
  return inputs.slice(0, MAX_WIDGETS + 1).map((input, index) => {
    if (index === MAX_WIDGETS) {
      return {
        invalidWidget: {
          id: `#${index + 1}`,
          type: '…',
          problem: `${inputs.length - index} ${TOO_MANY}`,
        },
        reason: 'many',
      }
    }
    const result = v.safeParse(Widget, input)
    const problem = result.success ? seen.has(result.output.id) && DUPLICATE : problemOf(result.issues)
    if (result.success && !problem) {
      seen.add(result.output.id)
      return { widget: result.output }
    }
    const words = { id: wordOf(input, 'id', `#${index + 1}`), type: wordOf(input, 'type', '?') }
    return {
      invalidWidget: { ...words, problem: String(problem) },
      reason: result.success ? 'twice' : result.issues,
    }
  })
}

/**
 * The widgets that can be rendered; unknown types and invalid fields are reported under `where` and left out (CMS-01).
 */
export function widgetsOf(
  inputs: readonly unknown[],
  where: string,
  report: (dropped: Dropped) => void,
): Widget[] {
  return placesOf(inputs).flatMap(({ widget, invalidWidget }, index) => {
    if (widget) return [widget]
    report({ where, index, problem: invalidWidget.problem })
    return []
  })
}

export type Span = 'full' | 'main' | 'aside'

/** The span of a widget: a carousel directly followed by jackpots shares its row with them on wide pages. */
export function spanOf(types: readonly string[], index: number): Span {
  const pairStarts = (at: number) => types[at] === 'Carousel' && types[at + 1] === 'Jackpots'
  if (pairStarts(index)) return 'main'
  return pairStarts(index - 1) ? 'aside' : 'full'
}

/** Number of parts in the row of a leading hero; 0 if the page begins with something else. */
export function heroParts(parts: readonly { type: string; span: Span }[]): number {
  if (parts[0]?.type !== 'Carousel') return 0
  return parts[1]?.span === 'aside' ? 2 : 1
}
