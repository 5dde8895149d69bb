import * as v from 'valibot'
import { TileLayout } from './cms.ts'
import { Id, Text } from './common.ts'
import { lenientList } from './repair.ts'

/** CMS: the widgets of layouts and content pages (S2 2). */

const widget = { id: Id }

export const CarouselWidget = v.object({ ...widget, type: v.literal('Carousel'), carousel: Id })
export const GamesWidget = v.object({
  ...widget,
  type: v.literal('Games'),
  category: Id,
  tileLayout: TileLayout,
  /** Replaces the category's title. */
  title: v.optional(Text),
})
export const JackpotsWidget = v.object({
  ...widget,
  type: v.literal('Jackpots'),
  title: v.optional(Text),
  /** The jackpot shown; without it the first one. */
  jackpot: v.optional(Id),
})
export const CollectionsWidget = v.object({ ...widget, type: v.literal('Collections'), title: Text })
export const CollectionGroupWidget = v.object({
  ...widget,
  type: v.literal('CollectionGroup'),
  group: Id,
  title: v.optional(Text),
})
export const ProvidersWidget = v.object({ ...widget, type: v.literal('Providers'), title: Text })
export const HtmlWidget = v.object({ ...widget, type: v.literal('Html'), html: v.string() })

/** `videos` lists the ids of `/videowidgets` in order; default: all. */
export const VideosWidget = v.object({
  ...widget,
  type: v.literal('Videos'),
  title: Text,
  videos: v.optional(lenientList(Id, 50)),
})
/** Wins of the last minutes, newest first. */
export const WinnersWidget = v.object({ ...widget, type: v.literal('Winners'), title: Text })

/** Every widget type that the site can render; others are dropped and reported. */
export const Widget = v.variant('type', [
  CarouselWidget,
  GamesWidget,
  JackpotsWidget,
  CollectionsWidget,
  CollectionGroupWidget,
  ProvidersWidget,
  HtmlWidget,
  VideosWidget,
  WinnersWidget,
])
export type Widget = v.InferOutput<typeof Widget>
export type WidgetType = Widget['type']
export type WidgetOf<Type extends WidgetType> = Extract<Widget, { type: Type }>
