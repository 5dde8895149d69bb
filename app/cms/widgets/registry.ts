import type { ComponentType } from 'react'
import type { SliceOf } from '#app/api/contract/slices.ts'
import type { WidgetType } from '#app/api/contract/widgets.ts'
import type { Span } from '#app/domain/layout.ts'
import { CollectionsRow } from './CollectionsRow.tsx'
import { GamesRow } from './GamesRow.tsx'
import { Hero } from './Hero.tsx'
import { Html } from './Html.tsx'
import { Jackpots } from './Jackpots.tsx'
import { ProvidersRow } from './ProvidersRow.tsx'
import { Videos } from './Videos.tsx'
import { Winners } from './Winners.tsx'

type WidgetProps<Type extends WidgetType> = { slice: SliceOf<Type>; span: Span }

export type WidgetComponents = { [Type in WidgetType]: ComponentType<WidgetProps<Type>> }

/** The component of every widget type of the CMS. A missing type does not compile. */
export const widgetComponents: WidgetComponents = {
  Carousel: Hero,
  Games: GamesRow,
  Jackpots,
  Collections: CollectionsRow,
  CollectionGroup: CollectionsRow,
  Providers: ProvidersRow,
  Html,
  Videos,
  Winners,
}
