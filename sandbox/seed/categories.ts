import type { SpecialCategory } from '#app/api/contract/casino.ts'
import type { Category, GameListSource } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { SeedGame } from './games.ts'
import { listOf } from './lists.ts'
import { isNew } from './releases.ts'

type Test = (seeded: SeedGame) => boolean
type Plan = {
  slug: string
  title: string
  has: Test
  style?: Category['style']
  cap?: number
  newest?: boolean
  type?: GameListSource
}

const worlds =
  (...names: string[]): Test =>
  ({ game, world }) =>
    game.type === 'Slot' && names.includes(world)
const slots =
  (test: (game: SeedGame['game']) => boolean): Test =>
  ({ game }) =>
    game.type === 'Slot' && test(game)
const labelled = (title: string) => slots((game) => game.labels.some((label) => label.title === title))
const casino: Test = ({ game }) => game.type === 'Slot' || game.type === 'Crash'
const tables: Test = ({ game }) => game.type === 'Live' || game.type === 'Table'
const live =
  (...names: string[]): Test =>
  ({ game, world }) =>
    game.type === 'Live' && names.includes(world)

const casinoPlans: Plan[] = [
  { slug: 'recomandate', title: 'Recomandate', has: casino, cap: 30, type: 'RecommendedPggService' },
  { slug: 'populare', title: 'Populare acum', has: casino, cap: 30, type: 'PopularPggService' },
  { slug: 'in-tendinte', title: 'În tendințe', has: casino, cap: 30, type: 'TrendingPggService' },
  { slug: 'top-10', title: 'Top 10 în România', has: slots(() => true), cap: 10, style: 'Top10' },
  {
    slug: 'sloturi-noi',
    title: 'Toate sloturile noi',
    has: slots((game) => isNew(game.releasedOn)),
    newest: true,
    cap: 128,
  },
  { slug: 'povesti-din-nil', title: 'Povești din Nil', has: worlds('egipt') },
  { slug: 'clasice-cu-fructe', title: 'Clasice cu fructe', has: worlds('fructe', 'septari') },
  { slug: 'jackpoturi', title: 'Jackpoturi', has: slots((game) => game.jackpot), style: 'Jackpot' },
  {
    slug: 'cu-joc-bonus',
    title: 'Cu joc bonus',
    has: slots((game) => game.bonusGameFeature),
    style: 'Bonus',
  },
  { slug: 'crash', title: 'Crash', has: ({ game }) => game.type === 'Crash' },
  { slug: 'megaspin', title: 'Megaspin', has: labelled('Megaspin') },
  { slug: 'avalansa', title: 'Avalanșă', has: labelled('Avalanșă') },
  { slug: 'doar-la-arama', title: 'Doar la Aramă', has: labelled('Exclusiv') },
  { slug: 'sezoniere', title: 'De sezon', has: labelled('Sezonier') },
  { slug: 'din-folclor', title: 'Din folclor', has: worlds('folclor', 'carpati') },
  { slug: 'aurul-dacilor', title: 'Aurul dacilor', has: worlds('dacia') },
  { slug: 'castele-si-umbre', title: 'Castele și umbre', has: worlds('castel', 'magie') },
  { slug: 'pietre-pretioase', title: 'Pietre prețioase', has: worlds('pietre') },
  { slug: 'foc-si-lava', title: 'Foc și lavă', has: worlds('foc') },
  { slug: 'lumea-apelor', title: 'Lumea apelor', has: worlds('dunare', 'pirati') },
  { slug: 'spre-stele', title: 'Spre stele', has: worlds('cosmos') },
  { slug: 'vestul-salbatic', title: 'Vestul sălbatic', has: worlds('vest') },
  { slug: 'zei-si-eroi', title: 'Zei și eroi', has: worlds('grecia', 'vikingi') },
  { slug: 'din-orient', title: 'Din Orient', has: worlds('asia') },
  { slug: 'in-salbaticie', title: 'În sălbăticie', has: worlds('animale', 'jungla') },
  { slug: 'dulce-si-rece', title: 'Dulce și rece', has: worlds('dulciuri', 'iarna') },
  { slug: 'muzica-si-neon', title: 'Muzică și neon', has: worlds('muzica') },
  { slug: 'trei-role', title: 'Trei role', has: slots((game) => game.numberOfReels === 3) },
  { slug: 'mize-mici', title: 'Mize mici', has: slots((game) => (game.minBet ?? 1) <= 0.1) },
  { slug: 'toate-sloturile', title: 'Toate sloturile', has: slots(() => true) },
]

const livePlans: Plan[] = [
  { slug: 'recomandate', title: 'Recomandate la masă', has: tables, cap: 30, type: 'RecommendedPggService' },
  { slug: 'populare', title: 'Mese populare', has: tables, cap: 30, type: 'PopularPggService' },
  { slug: 'in-tendinte', title: 'Mese în tendințe', has: tables, cap: 30, type: 'TrendingPggService' },
  { slug: 'top-10', title: 'Top 10 mese', has: ({ game }) => game.type === 'Live', cap: 10, style: 'Top10' },
  { slug: 'ruleta', title: 'Ruletă', has: live('ruleta') },
  { slug: 'blackjack', title: 'Blackjack', has: live('blackjack') },
  { slug: 'baccarat', title: 'Baccarat', has: live('baccarat') },
  { slug: 'poker', title: 'Poker', has: live('poker') },
  { slug: 'spectacole', title: 'Spectacole live', has: live('spectacol') },
  { slug: 'zaruri', title: 'Zaruri', has: live('zaruri') },
  { slug: 'mese', title: 'Mese', has: ({ game }) => game.type === 'Table' },
  {
    slug: 'mize-mici',
    title: 'Mize mici',
    has: (seeded) => tables(seeded) && (seeded.game.minBet ?? 9) <= 1,
  },
  {
    slug: 'mese-vip',
    title: 'Mese VIP',
    has: (seeded) => tables(seeded) && (seeded.game.minBet ?? 0) >= 100,
  },
  { slug: 'toate-mesele', title: 'Toate mesele', has: tables },
]

type Personal = [source: GameListSource, slug: string, title: string, style?: Category['style']]

const personalCasino: Personal[] = [
  ['Favourites', 'preferate', 'Preferatele mele'],
  ['RecentlyPlayed', 'jucate-recent', 'Jucate recent'],
  ['MostPlayed', 'cele-mai-jucate', 'Cele mai jucate'],
  ['RecentWins', 'castiguri-recente', 'Câștiguri recente'],
  ['TriedOnce', 'incercate-o-data', 'Încercate o dată'],
  ['FreeSpins', 'rotiri-gratuite', 'Rotiri gratuite', 'Bonus'],
  ['GoldenChips', 'jetoane-de-aur', 'Jetoane de aur', 'Bonus'],
  ['BecauseYouLikeInternal', 'pentru-ca-iti-place', 'Pentru că îți place'],
  ['BecauseYouPlayedInternal', 'pentru-ca-ai-jucat', 'Pentru că ai jucat'],
  ['BecauseYouPlayedPggService', 'dupa-ce-ai-jucat', 'După ce ai jucat'],
  ['BloomreachPersonalized', 'alese-pentru-tine', 'Alese pentru tine'],
]

const personalLive: Personal[] = [
  ['FavouritesLive', 'preferate', 'Mesele mele preferate'],
  ['RecentlyPlayed', 'jucate-recent', 'Mese jucate recent'],
  ['MostPlayed', 'cele-mai-jucate', 'Mesele cele mai jucate'],
  ['RecentWins', 'castiguri-recente', 'Câștiguri recente la masă'],
  ['TriedOnce', 'incercate-o-data', 'Încercate o dată'],
  ['GoldenChips', 'jetoane-de-aur', 'Jetoane de aur', 'Bonus'],
  ['BecauseYouLikeLiveInternal', 'pentru-ca-iti-place', 'Pentru că îți place'],
  ['BecauseYouPlayedInternal', 'pentru-ca-ai-jucat', 'Pentru că ai jucat'],
  ['BloomreachPersonalized', 'alese-pentru-tine', 'Alese pentru tine'],
]

function filled(lobby: Lobby, plan: Plan, seeded: SeedGame[]): Category {
  const id = `${lobby.toLowerCase()}-${plan.slug}`
  return {
    id,
    slug: plan.slug,
    type: plan.type ?? 'Default',
    title: plan.title,
    lobby,
    style: plan.style ?? 'Default',
    games: listOf(seeded, { has: plan.has, order: id, newest: plan.newest, cap: plan.cap }),
    seoId: `seo-category-${id}`,
  }
}

function personal(lobby: Lobby, [type, slug, title, style]: Personal): Category {
  return {
    id: `${lobby.toLowerCase()}-${slug}`,
    slug,
    type,
    title,
    lobby,
    style: style ?? 'Default',
    games: [],
  }
}

/** The public lists of the recommendation service: the games of its categories, in another order. */
export function seedSpecials(seeded: SeedGame[]): SpecialCategory[] {
  const plans = { Casino: casinoPlans, Live: livePlans }
  return (['Casino', 'Live'] as const).flatMap((lobby) =>
    plans[lobby].flatMap(({ type, has, cap }) =>
      type ? [{ type, lobby, games: listOf(seeded, { has, order: `${lobby} ${type}`, cap }) }] : [],
    ),
  )
}

/** Categories of both lobbies; those for one player come last and have no games. */
export function seedCategories(seeded: SeedGame[]): Category[] {
  return [
    ...casinoPlans.map((plan) => filled('Casino', plan, seeded)),
    ...livePlans.map((plan) => filled('Live', plan, seeded)),
    ...personalCasino.map((entry) => personal('Casino', entry)),
    ...personalLive.map((entry) => personal('Live', entry)),
  ]
}
