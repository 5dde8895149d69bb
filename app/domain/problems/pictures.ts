import type { Promotion, Provider } from '#app/api/contract/casino.ts'
import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import type { PageContent } from '../pages/draft.ts'
import type { RouteMatch } from '../routeMatch.ts'
import { shown } from './fields.ts'
import { type Records, slidesOf, videosOf } from './targets.ts'

/** A picture in the content by its asset id, with the field that names it, and its record unless that is the widget. */
export type NamedPicture = { asset: string; record?: ContentRecord; field: string }

/** Whether the asset service has a picture; `unchecked` if it gave no answer. */
export type PictureState = 'there' | 'none' | 'unchecked'

const named = (asset: string | undefined, record: ContentRecord, field: string): NamedPicture[] =>
  asset ? [{ asset, record, field }] : []

const logos = ({ id, lightLogoImage, darkLogoImage }: Provider): NamedPicture[] => {
  const record: ContentRecord = { kind: 'provider', id }
  return [
    ...named(lightLogoImage, record, 'lightLogoImage'),
    ...named(darkLogoImage, record, 'darkLogoImage'),
  ]
}

/** The pictures of the records that a widget shows, without those of games, which are not content. */
export function recordPictures(records: Records, widget: Widget): NamedPicture[] {
  switch (widget.type) {
    case 'Carousel':
      return slidesOf(records, widget).flatMap(({ id, image }) =>
        named(image, { kind: 'slide', id }, 'image'),
      )
    case 'Providers':
      return [...records.catalogue.providers.values()].flatMap(logos)
    case 'Videos':
      return videosOf(records, widget).flatMap(({ id, poster }) =>
        named(poster, { kind: 'video', id }, 'poster'),
      )
    default:
      return []
  }
}

const promotionPicture = ({ id, image }: Promotion) => named(image, { kind: 'promotion', id }, 'image')

/** The pictures of a page's own content, beside widgets. */
export async function pagePictures(
  { catalogue, promotions }: Pick<PageContent, 'catalogue' | 'promotions'>,
  { name, params: { slug } }: RouteMatch,
): Promise<NamedPicture[]> {
  switch (name) {
    case 'promotions':
      return (await promotions()).flatMap(promotionPicture)
    case 'promotions-slug':
      return (await promotions()).filter((one) => one.slug === slug).flatMap(promotionPicture)
    case 'providers-slug':
      return [...catalogue.providers.values()].filter((one) => one.slug === slug).flatMap(logos)
    default:
      return []
  }
}

/**
 * Pictures that the asset service does not have, and once the fields whose pictures could not be checked. Nothing is said
 * about pictures that `states` lacks: their check has not ended.
 */
export function pictureFaults(
  pictures: readonly NamedPicture[],
  states: ReadonlyMap<string, PictureState>,
): Fault[] {
  const gone = pictures
    .filter(({ asset }) => states.get(asset) === 'none')
    .map(({ asset, ...at }): Fault => ({ kind: 'asset', ...at, value: shown(asset) ?? '' }))
  const unchecked = pictures.filter(({ asset }) => states.get(asset) === 'unchecked')
  const fields = new Set(unchecked.map(({ field }) => field))
  return [...gone, ...[...fields].map((field): Fault => ({ kind: 'unchecked', field }))]
}
