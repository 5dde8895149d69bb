import type { ContentOf } from '#app/api/content.ts'
import type { PageParts, Part, PlayerRow } from '#app/api/contract/pages.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { placesOf, spanOf, widgetsOf } from '#app/domain/layout.ts'
import { playerRow } from '#app/domain/slices/games.ts'
import { sliceOf } from '#app/domain/slices/index.ts'
import { memoize } from './memoize.ts'

/** A widget that fits its schema and yet has nothing to show. */
const EMPTY = 'nothing behind it: unknown target, or an empty list'

/** Nothing is wrong with it; in the preview nobody is logged in. */
const OF_PLAYER = 'a list of one player: guests do not see it'

type Cut = Pick<PageParts, 'parts'> & { playerRows: PlayerRow[] }

/** Layouts and content pages whose cut parts are held. */
const HELD = 40

export type WidgetContent = {
  catalogue: Catalogue
  carousels: ContentOf<'carousels'>
  videos: ContentOf<'videos'>
  settings: ContentOf<'settings'>
}

type WidgetOptions = {
  keep: (slice: Slice) => string
  report: (dropped: Dropped) => void
  sanitize: (html: string) => string
  /** Editors see what is missing and why; visitors are spared it. */
  forEditors: boolean
}

/** Cuts widgets into parts. That costs more than drawing some of them; the same content gives the same parts. */
export function createWidgets({ keep, report, sanitize, forEditors }: WidgetOptions) {
  const partsFrom = memoize(
    (
      inputs: readonly unknown[],
      where: string,
      catalogue: Catalogue,
      carousels: WidgetContent['carousels'],
      videos: WidgetContent['videos'],
      settings: WidgetContent['settings'],
    ): Cut => {
      const source = { catalogue, carousels, videos, compliance: settings.compliance, sanitize }
      const shown: Omit<Part, 'span'>[] = []
      const playerRows: PlayerRow[] = []
      for (const widget of widgetsOf(inputs, where, report)) {
        const slice = sliceOf(source, widget)
        const row = widget.type === 'Games' ? playerRow(catalogue, widget) : undefined
        if (slice) shown.push({ id: widget.id, type: widget.type, slice: keep(slice) })
        if (row) playerRows.push({ ...row, before: shown.length })
      }
      const types = shown.map((part) => part.type)
      return { parts: shown.map((part, index) => ({ ...part, span: spanOf(types, index) })), playerRows }
    },
    HELD,
  )

  function misfitsOf(inputs: readonly unknown[], { parts, playerRows }: Cut): PageParts['misfits'] {
    const drawn = new Set(parts.map(({ id }) => id))
    const ofPlayer = new Set(playerRows.map(({ id }) => id))
    return placesOf(inputs).flatMap(({ widget, misfit }) => {
      if (misfit) return [misfit]
      const problem = ofPlayer.has(widget.id) ? OF_PLAYER : EMPTY
      return drawn.has(widget.id) ? [] : [{ id: widget.id, type: widget.type, problem }]
    })
  }

  return (
    { where, inputs }: { where: string; inputs: readonly unknown[] },
    { catalogue, carousels, videos, settings }: WidgetContent,
  ): Pick<PageParts, 'parts' | 'playerRows' | 'misfits'> => {
    const cut = partsFrom(inputs, where, catalogue, carousels, videos, settings)
    return {
      parts: cut.parts,
      ...(cut.playerRows.length > 0 && { playerRows: cut.playerRows }),
      misfits: forEditors ? misfitsOf(inputs, cut) : [],
    }
  }
}
