import type { Fault } from '#app/api/contract/faults.ts'
import type { PageParts, Part } from '#app/api/contract/pages.ts'
import { placesOf } from '#app/domain/layout.ts'
import { unreadableFaults } from '#app/domain/problems/index.ts'
import type { Checks } from './faults.ts'
import { type Cut, TOO_MUCH } from './widgets.ts'

/** Problem of a valid widget without any content. */
const EMPTY = 'nothing behind it: unknown target, or an empty list'

type EditorParts = Pick<PageParts, 'parts' | 'playerRows' | 'invalidWidgets'>

/** The parts of a draft with the problems of each, and its invalid widgets in their places. */
export async function editorParts(
  inputs: readonly unknown[],
  { parts, playerRows, tooMuch }: Cut,
  checks: Checks,
): Promise<EditorParts> {
  const places = placesOf(inputs)
  const faults = await Promise.all(
    places.map(({ widget }, index): Fault[] | Promise<Fault[]> => {
      if (!widget) return []
      return tooMuch.has(widget.id)
        ? [{ kind: 'letters', field: 'html' }]
        : checks.faults(inputs[index], widget)
    }),
  )
  const byId = new Map(
    places.flatMap(({ widget }, index) => (widget ? [[widget.id, { widget, faults: faults[index] }]] : [])),
  )
  const withFaults = <Place extends { id: string }>(place: Place): Place & { faults?: Fault[] } => {
    const own = byId.get(place.id)?.faults
    return own?.length ? { ...place, faults: own } : place
  }
  const rows = playerRows.map(withFaults)
  const described = parts.map(async (part): Promise<Part> => {
    const widget = byId.get(part.id)?.widget
    const outline = widget && (await checks.outline(widget))
    return { ...withFaults(part), ...(outline && { outline }) }
  })
  return {
    parts: await Promise.all(described),
    ...(rows.length > 0 && { playerRows: rows }),
    invalidWidgets: invalidWidgetsIn(places, inputs, { parts, playerRows, tooMuch }, faults),
  }
}

function invalidWidgetsIn(
  places: ReturnType<typeof placesOf>,
  inputs: readonly unknown[],
  { parts, playerRows, tooMuch }: Cut,
  faults: readonly Fault[][],
): PageParts['invalidWidgets'] {
  const drawn = new Set(parts.map(({ id }) => id))
  const ofPlayer = new Set(playerRows.map(({ id }) => id))
  let before = 0
  return places.flatMap((place, index) => {
    const { widget, invalidWidget } = place
    if (!widget) return [{ ...invalidWidget, faults: unreadableFaults(inputs[index], place.reason), before }]
    const { id, type } = widget
    if (ofPlayer.has(id)) return []
    if (drawn.has(id)) {
      before += 1
      return []
    }
    const own = faults[index] ?? []
    const problem = tooMuch.has(id) ? TOO_MUCH : EMPTY
    const why: Fault = type === 'Html' ? { kind: 'html', field: 'html' } : { kind: 'empty' }
    const said = tooMuch.has(id) || own.some(({ kind }) => saysWhy.has(kind))
    return [{ id, type, problem, faults: said ? own : [why, ...own], before }]
  })
}

/** Kinds of problems that explain why a widget has nothing to show. */
const saysWhy: ReadonlySet<Fault['kind']> = new Set<Fault['kind']>(['target', 'empty', 'unchecked', 'html'])
