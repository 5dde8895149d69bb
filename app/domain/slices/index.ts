import type { Carousel, VideoWidget } from '#app/api/contract/casino.ts'
import type { Compliance } from '#app/api/contract/compliance.ts'
import type { VideosSlice } from '#app/api/contract/pageSlices.ts'
import type { CarouselSlice, JackpotsSlice, ProvidersSlice, Slice } from '#app/api/contract/slices.ts'
import type { Widget, WidgetOf } from '#app/api/contract/widgets.ts'
import { addressOf } from '../addresses.ts'
import type { Catalogue } from '../catalogue.ts'
import { safeHref } from '../safeLinks.ts'
import { collectionCards, collectionItems, providerCards, ROW_LIMIT, ROW_MINIMUM } from './cards.ts'
import { contentsOf } from './contents.ts'
import { gamesSlice } from './games.ts'

/** Content from which slices are made. */
export type SliceSource = {
  catalogue: Catalogue
  carousels: readonly Carousel[]
  compliance: Compliance
  videos: readonly VideoWidget[]
  /** Sanitises content HTML. */
  sanitize: (html: string) => string
}

type SlideAction = { label: string; href: string }

/** Drops an action with an unsafe address. */
function safeAction(action: SlideAction | undefined): SlideAction | undefined {
  const href = safeHref(action?.href)
  return action && href ? { label: action.label, href } : undefined
}

function carouselSlice(
  { carousels, compliance }: SliceSource,
  widget: WidgetOf<'Carousel'>,
): CarouselSlice | undefined {
  const carousel = carousels.find(({ id }) => id === widget.carousel)
  if (!carousel || carousel.slides.length === 0) return undefined
  const slides = carousel.slides.map(({ primary, secondary, ...slide }) => {
    const first = safeAction(primary)
    const second = safeAction(secondary)
    return { ...slide, ...(first && { primary: first }), ...(second && { secondary: second }) }
  })
  const { series, number } = compliance.licence
  return { type: 'Carousel', slides, strip: { text: compliance.stripText, licence: `${series} ${number}` } }
}

function jackpotsSlice(
  { catalogue: { jackpots } }: SliceSource,
  widget: WidgetOf<'Jackpots'>,
): JackpotsSlice | undefined {
  const { jackpot: named } = widget
  const jackpot = named === undefined ? jackpots[0] : jackpots.find(({ id }) => id === named)
  if (!jackpot) return undefined
  const { id, title, slug, jackpotLevels: levels } = jackpot
  return { type: 'Jackpots', jackpots: [{ id, title, href: addressOf('jackpots-slug', { slug }), levels }] }
}

function collectionsSlice({ catalogue }: SliceSource, { title }: WidgetOf<'Collections'>): Slice | undefined {
  const items = collectionCards(catalogue, ROW_LIMIT)
  return items.length >= ROW_MINIMUM
    ? { type: 'Collections', title, href: addressOf('collections'), items }
    : undefined
}

function groupSlice({ catalogue }: SliceSource, widget: WidgetOf<'CollectionGroup'>): Slice | undefined {
  const group = catalogue.groups.get(widget.group)
  if (!group) return undefined
  const members = group.collections.flatMap((id) => catalogue.collections.get(id) ?? [])
  const items = collectionItems(catalogue, members).slice(0, ROW_LIMIT)
  return items.length >= ROW_MINIMUM
    ? { type: 'CollectionGroup', title: widget.title ?? group.title, href: addressOf('collections'), items }
    : undefined
}

function providersSlice(
  { catalogue }: SliceSource,
  { title }: WidgetOf<'Providers'>,
): ProvidersSlice | undefined {
  const items = providerCards(catalogue, ROW_LIMIT)
  return items.length >= ROW_MINIMUM
    ? { type: 'Providers', title, href: addressOf('providers'), items }
    : undefined
}

function videosSlice({ videos }: SliceSource, widget: WidgetOf<'Videos'>): VideosSlice | undefined {
  const named = widget.videos && [...new Set(widget.videos)]
  const wanted = named?.flatMap((id) => videos.find((video) => video.id === id) ?? []) ?? videos
  const shown = wanted.flatMap(({ src, ...video }) => {
    const safe = safeHref(src)
    return safe ? [{ ...video, src: safe }] : []
  })
  return shown.length > 0 ? { type: 'Videos', title: widget.title, videos: shown } : undefined
}

/** The slice of `widget`, or `undefined` if it would be empty or a row of too few cards. */
export function sliceOf(source: SliceSource, widget: Widget): Slice | undefined {
  switch (widget.type) {
    case 'Carousel':
      return carouselSlice(source, widget)
    case 'Games':
      return gamesSlice(source.catalogue, widget)
    case 'Jackpots':
      return jackpotsSlice(source, widget)
    case 'Collections':
      return collectionsSlice(source, widget)
    case 'CollectionGroup':
      return groupSlice(source, widget)
    case 'Providers':
      return providersSlice(source, widget)
    case 'Html': {
      const html = source.sanitize(widget.html)
      const contents = contentsOf(html)
      return html ? { type: 'Html', html, ...(contents.length > 0 && { contents }) } : undefined
    }
    case 'Videos':
      return videosSlice(source, widget)
    case 'Winners':
      return { type: 'Winners', title: widget.title }
    default:
      return widget satisfies never
  }
}
