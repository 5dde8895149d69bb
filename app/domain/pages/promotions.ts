import type { Promotion } from '#app/api/contract/casino.ts'
import type { PromotionListSlice } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '../addresses.ts'
import { gamesOf } from '../catalogue.ts'
import { tileOf } from '../slices/tile.ts'
import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

/** Whether somebody in this state may see a promotion (PRO-01). */
export const isVisible = ({ visibleTo }: Pick<Promotion, 'visibleTo'>, isPlayer: boolean): boolean =>
  visibleTo === 'All' || (visibleTo === 'LoggedIn') === isPlayer

const entryOf = ({ id, slug, title, text, image }: Promotion): PromotionListSlice['promotions'][number] => ({
  id,
  slug,
  title,
  href: addressOf('promotions-slug', { slug }),
  ...(text && { text }),
  ...(image && { image }),
})

const stripOf = ({ settings: { compliance } }: PageContent) => ({
  text: compliance.stripText,
  licence: `${compliance.licence.series} ${compliance.licence.number}`,
})

/** Promotions that a visitor may see; pages are the same for everyone. */
export async function promotionsPage(content: PageContent): Promise<PageDraft> {
  const promotions = await content.promotions()
  const layout = content.layouts.find(({ type }) => type === 'Promotions')
  return {
    title: content.words.promotions,
    lobby: 'Casino',
    ...(layout?.seoId && { seoId: layout.seoId }),
    main: {
      type: 'PromotionList',
      promotions: promotions.filter((promotion) => isVisible(promotion, false)).map(entryOf),
      strip: stripOf(content),
    },
    trail: [lobbyCrumb(content, 'Casino')],
    kind: 'CollectionPage',
  }
}

/** One promotion with its games; a restricted one does not exist for a visitor (PRO-01). */
export async function promotionPage(content: PageContent, slug: string): Promise<PageDraft | undefined> {
  const promotions = await content.promotions()
  const promotion = promotions.find((one) => one.slug === slug)
  if (!promotion || !isVisible(promotion, false)) return undefined
  const { catalogue, words } = content
  const tiles = gamesOf(catalogue, promotion.games).map((game) => tileOf(catalogue, game))
  return {
    title: promotion.title,
    lobby: 'Casino',
    main: { type: 'Promotion', promotion: entryOf(promotion), tiles, strip: stripOf(content) },
    trail: [lobbyCrumb(content, 'Casino'), { name: words.promotions, path: addressOf('promotions') }],
    kind: 'WebPage',
    ...(promotion.image && { image: promotion.image }),
  }
}
