import type { ContentOf } from '#app/api/content.ts'
import type { PageParts, Part, PlayerRow } from '#app/api/contract/pages.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import { pause } from '#app/api/pause.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { spanOf, widgetsOf } from '#app/domain/layout.ts'
import { playerRow } from '#app/domain/slices/games.ts'
import { sliceOf } from '#app/domain/slices/index.ts'
import { memoize } from './memoize.ts'

/** Highest number of characters of HTML in the widgets of one page (HTT-08): sanitising them takes a second. */
const MAX_HTML_LENGTH = 256 * 1024

/** Problem of a widget whose HTML exceeds the budget. */
export const TOO_MUCH = `above the budget of ${MAX_HTML_LENGTH} letters of HTML of a page`

const NOTHING_LEFT = 'HTML above its budgets, or without anything that may be shown'

/** The widgets of a page that have content. */
export type Cut = Pick<PageParts, 'parts'> & {
  playerRows: PlayerRow[]
  /** Ids of widgets that exceed the budget. */
  tooMuch: Set<string>
}

/** Highest number of layouts and content pages whose parts are cached. */
const MAX_CACHED_LAYOUTS = 40

export type WidgetContent = {
  catalogue: Catalogue
  carousels: ContentOf<'carousels'>
  videos: ContentOf<'videos'>
  settings: ContentOf<'settings'>
}

type WidgetOptions = {
  keep: (slice: Slice) => string
  report: (dropped: Dropped) => void
  sanitize: (html: string) => Promise<string>
}

/** Checks widget by widget whether its HTML exceeds the page's budget. */
function htmlBudget() {
  let letters = 0
  return (widget: Widget): boolean => {
    if (widget.type !== 'Html') return false
    const over = letters + widget.html.length > MAX_HTML_LENGTH
    if (!over) letters += widget.html.length
    return over
  }
}

type Inputs = readonly [
  inputs: readonly unknown[],
  where: string,
  catalogue: Catalogue,
  carousels: WidgetContent['carousels'],
  videos: WidgetContent['videos'],
  settings: WidgetContent['settings'],
]

/** Makes parts of widgets. This can cost more than rendering them, so the same content gives the cached parts. */
export function createWidgets({ keep, report, sanitize }: WidgetOptions) {
  async function cut(...[inputs, where, catalogue, carousels, videos, settings]: Inputs): Promise<Cut> {
    const source = { catalogue, carousels, videos, compliance: settings.compliance }
    const shown: Omit<Part, 'span'>[] = []
    const playerRows: PlayerRow[] = []
    const tooMuch = new Set<string>()
    const isTooMuch = htmlBudget()
    for (const [index, widget] of widgetsOf(inputs, where, report).entries()) {
      if (isTooMuch(widget)) {
        tooMuch.add(widget.id)
        report({ where, index, problem: TOO_MUCH })
        continue
      }
      // Sanitising HTML takes longest, so other tasks run before the next piece.
      if (widget.type === 'Html') await pause(0)
      const html = widget.type === 'Html' ? await sanitize(widget.html) : ''
      if (widget.type === 'Html' && !html) report({ where, index, problem: NOTHING_LEFT })
      const slice = sliceOf({ ...source, sanitize: () => html }, widget)
      const row = widget.type === 'Games' ? playerRow(catalogue, widget, settings.personalSlugs) : undefined
      if (slice) shown.push({ id: widget.id, type: widget.type, slice: keep(slice) })
      if (row) playerRows.push({ ...row, before: shown.length })
    }
    const types = shown.map((part) => part.type)
    const parts = shown.map((part, index) => ({ ...part, span: spanOf(types, index) }))
    return { parts, playerRows, tooMuch }
  }
  const partsFrom = memoize(cut, MAX_CACHED_LAYOUTS)

  return async (
    { where, inputs }: { where: string; inputs: readonly unknown[] },
    { catalogue, carousels, videos, settings }: WidgetContent,
  ): Promise<Cut> => partsFrom(inputs, where, catalogue, carousels, videos, settings)
}
