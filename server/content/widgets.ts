import type { ContentOf } from '#app/api/content.ts'
import type { PageParts, Part } from '#app/api/contract/pages.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { placesOf, spanOf, widgetsOf } from '#app/domain/layout.ts'
import { sliceOf } from '#app/domain/slices/index.ts'
import { remember } from './remember.ts'

/** A widget that fits its schema and yet has nothing to show. */
const EMPTY = 'nothing behind it: unknown target, or an empty list'

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
  const partsFrom = remember(
    (
      inputs: readonly unknown[],
      where: string,
      catalogue: Catalogue,
      carousels: WidgetContent['carousels'],
      videos: WidgetContent['videos'],
      settings: WidgetContent['settings'],
    ): Part[] => {
      const source = { catalogue, carousels, videos, compliance: settings.compliance, sanitize }
      const shown = widgetsOf(inputs, where, report).flatMap((widget) => {
        const slice = sliceOf(source, widget)
        return slice ? [{ id: widget.id, type: widget.type, slice: keep(slice) }] : []
      })
      const types = shown.map((part) => part.type)
      return shown.map((part, index) => ({ ...part, span: spanOf(types, index) }))
    },
    HELD,
  )

  function misfitsOf(inputs: readonly unknown[], parts: readonly Part[]): PageParts['misfits'] {
    const drawn = new Set(parts.map(({ id }) => id))
    return placesOf(inputs).flatMap(({ widget, misfit }) => {
      if (misfit) return [misfit]
      return drawn.has(widget.id) ? [] : [{ id: widget.id, type: widget.type, problem: EMPTY }]
    })
  }

  return (
    { where, inputs }: { where: string; inputs: readonly unknown[] },
    { catalogue, carousels, videos, settings }: WidgetContent,
  ): Pick<PageParts, 'parts' | 'misfits'> => {
    const parts = partsFrom(inputs, where, catalogue, carousels, videos, settings)
    return { parts, misfits: forEditors ? misfitsOf(inputs, parts) : [] }
  }
}
