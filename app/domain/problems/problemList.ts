import type { Fault } from '#app/api/contract/faults.ts'
import type { PageParts } from '#app/api/contract/pages.ts'

/** A problem of a page with the id of the element that has it; page's own content has no widget. */
export type ListedProblem = { place: string; widget?: { id: string; type: string }; fault: Fault }

/** Id of the element of a widget that is drawn. */
export const widgetPlace = (id: string): string => `modul-${id.replace(/\s/g, '-')}`

/** Id of the element in place of an invalid widget. */
export const invalidPlace = (index: number): string => `problema-${index + 1}`

/** Id of the page's main content. */
const MAIN_PLACE = 'continut'

type Page = Pick<PageParts, 'faults' | 'parts' | 'playerRows' | 'invalidWidgets'>

/** All problems of a page, in the order of its widgets. */
export function listedProblems({ faults, parts, playerRows = [], invalidWidgets }: Page): ListedProblem[] {
  const invalid = invalidWidgets.map((widget, index) => ({ ...widget, place: invalidPlace(index) }))
  const rows = playerRows.map((row) => ({ ...row, type: 'Games', place: widgetPlace(row.id) }))
  const atParts = [...parts.keys(), parts.length].flatMap((index) => {
    const part = parts[index]
    return [
      ...[...rows, ...invalid].filter(({ before }) => before === index),
      ...(part ? [{ ...part, place: widgetPlace(part.id) }] : []),
    ]
  })
  return [
    ...(faults ?? []).map((fault) => ({ place: MAIN_PLACE, fault })),
    ...atParts.flatMap(({ id, type, place, faults: own = [] }) =>
      own.map((fault) => ({ place, widget: { id, type }, fault })),
    ),
  ]
}
