import type { Promotion } from '#app/api/contract/casino.ts'
import type { Unseen } from '#app/api/contract/pages.ts'
import type { PromotionEntry, PromotionListSlice } from '#app/api/contract/promotionSlices.ts'
import { addressOf } from '../addresses.ts'
import { gamesOf } from '../catalogue.ts'
import { isRunning, periodOf } from '../period.ts'
import { tileOf } from '../slices/tile.ts'
import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

type Offered = Pick<Promotion, 'visibleTo' | 'start' | 'end'>

/** Whether a promotion is shown to a guest or player on the day `today` (PRO-01, PRO-04). */
export const isOffered = (promotion: Offered, isPlayer: boolean, today: string): boolean =>
  (promotion.visibleTo === 'All' || (promotion.visibleTo === 'LoggedIn') === isPlayer) &&
  isRunning(promotion, today)

function entryOf(promotion: Promotion, { catalogue, today }: PageContent): PromotionEntry {
  const { id, slug, title, text, image, visibleTo, templateCode, tagName } = promotion
  const period = periodOf(promotion, today)
  const action = actionOf(promotion, gamesOf(catalogue, promotion.games).length > 0)
  return {
    id,
    slug,
    title,
    href: addressOf('promotions-slug', { slug }),
    ...(text && { text }),
    ...(image && { image }),
    ...(period && { period }),
    ...(visibleTo !== 'All' && { visibleTo }),
    ...(templateCode && { templateCode }),
    ...(tagName && { tagName }),
    ...(action && { action }),
  }
}

/** The action of a guest for a promotion; only one with a template or a tag can be joined (PRO-02). */
function actionOf({ visibleTo, templateCode, tagName }: Promotion, hasGames: boolean) {
  if (visibleTo === 'NotLoggedIn') return 'register'
  if (templateCode !== undefined || tagName !== undefined) return 'login'
  return hasGames ? 'games' : undefined
}

const stripOf = ({ settings: { compliance } }: PageContent) => ({
  text: compliance.stripText,
  licence: `${compliance.licence.series} ${compliance.licence.number}`,
})

const listOf = (promotions: readonly Promotion[], content: PageContent): PromotionListSlice => ({
  type: 'PromotionList',
  promotions: chosenOf(promotions, content).map((promotion) => entryOf(promotion, content)),
  strip: stripOf(content),
})

/** Promotions of this day, each with its audience, since pages are the same for every visitor (PRO-01). */
export async function promotionsPage(content: PageContent): Promise<PageDraft> {
  const layout = content.layouts.find(({ type }) => type === 'Promotions')
  return {
    title: content.words.promotions,
    lobby: 'Casino',
    ...(layout?.seoId && { seoId: layout.seoId }),
    main: listOf(await content.promotions(), content),
    trail: [lobbyCrumb(content, 'Casino')],
    kind: 'CollectionPage',
  }
}

/** The tournaments of this day, which are promotions with prizes by place. */
export async function tournamentsOf(content: PageContent): Promise<PromotionListSlice> {
  const promotions = await content.promotions()
  return listOf(
    promotions.filter(({ tournament }) => tournament),
    content,
  )
}

type Chosen = Pick<PageContent, 'today' | 'audience'>

/** The promotions of an audience that an editor has chosen; otherwise each has its audience, and the browser decides. */
function chosenOf(promotions: readonly Promotion[], { today, audience }: Chosen): readonly Promotion[] {
  if (audience === 'excluded') return []
  if (!audience) return promotions.filter((promotion) => isRunning(promotion, today))
  return promotions.flatMap((promotion) =>
    isOffered(promotion, audience === 'player', today) ? { ...promotion, visibleTo: 'All' as const } : [],
  )
}

/** Why a visitor or the chosen audience does not see a promotion on the day `today`; `undefined` if they do. */
function unseenOf({ visibleTo, start, end }: Promotion, { today, audience }: Chosen): Unseen | undefined {
  const isFor = audience === 'player' ? visibleTo !== 'NotLoggedIn' : visibleTo !== 'LoggedIn'
  const unseen: Unseen = {
    ...(start !== undefined && start > today && { from: start }),
    ...(end !== undefined && end < today && { until: end }),
    ...(!isFor && visibleTo !== 'All' && { audience: visibleTo }),
  }
  return Object.keys(unseen).length > 0 ? unseen : undefined
}

/**
 * A promotion with its games; it is hidden outside its period, and from guests if it is for players (PRO-01, PRO-04).
 * Editors see it with the reason.
 */
export async function promotionPage(content: PageContent, slug: string): Promise<PageDraft | undefined> {
  const { catalogue, words, today, forEditors = false } = content
  const promotions = await content.promotions()
  const promotion = promotions.find((one) => one.slug === slug)
  if (!promotion || !(forEditors || isRunning(promotion, today))) return undefined
  const unseen = forEditors ? unseenOf(promotion, content) : undefined
  const tiles = gamesOf(catalogue, promotion.games).map((game) => tileOf(catalogue, game))
  return {
    title: promotion.title,
    lobby: 'Casino',
    main: {
      type: 'Promotion',
      promotion: entryOf(promotion, content),
      ...(promotion.tournament && { tournament: promotion.tournament }),
      tiles,
      strip: stripOf(content),
    },
    trail: [lobbyCrumb(content, 'Casino'), { name: words.promotions, path: addressOf('promotions') }],
    kind: 'WebPage',
    ...(promotion.visibleTo === 'LoggedIn' && { restricted: !forEditors, unlisted: true }),
    ...(unseen && { unseen }),
    ...(promotion.image && { image: promotion.image }),
  }
}
