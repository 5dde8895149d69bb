import type { Collection, CollectionGroup } from '#app/api/contract/casino.ts'
import { slugOf } from '#app/domain/slug.ts'
import { collections as handPicked } from '../fixtures/collections.ts'
import type { SeedGame } from './games.ts'
import { listOf } from './lists.ts'

type Plan = {
  title: string
  has: (seeded: SeedGame) => boolean
  cap?: number
  excludeFromPage?: boolean
  actionRoute?: string
  url?: string
}

const worlds =
  (...names: string[]) =>
  ({ world }: SeedGame) =>
    names.includes(world)
const slots =
  (test: (game: SeedGame['game']) => boolean) =>
  ({ game }: SeedGame) =>
    game.type === 'Slot' && test(game)
const madeBy =
  (...slugs: string[]) =>
  ({ game }: SeedGame) =>
    slugs.includes(game.provider.slice('provider-'.length))

/** Games of the fixtures' collections in the catalogue, by id. */
const handPickedPlans: Record<string, Pick<Plan, 'has' | 'cap'>> = {
  'collection-egiptul-antic': { has: worlds('egipt') },
  'collection-fructe-si-septari': { has: worlds('fructe', 'septari') },
  'collection-basme-romanesti': { has: worlds('folclor', 'carpati', 'dacia'), cap: 60 },
  'collection-seara-de-poveste': { has: worlds('castel', 'magie'), cap: 40 },
  'collection-alese-de-echipa': { has: slots((game) => game.promotionLevel >= 7), cap: 24 },
  'collection-rotiri-duminica': { has: slots((game) => game.bonusGameFeature), cap: 16 },
}

const plans: Plan[] = [
  { title: 'Pietre prețioase', has: worlds('pietre'), actionRoute: '/categorii/pietre-pretioase' },
  { title: 'Spre stele', has: worlds('cosmos') },
  { title: 'Vulcani și flăcări', has: worlds('foc') },
  { title: 'Animale sălbatice', has: worlds('animale') },
  { title: 'Carpații', has: worlds('carpati') },
  { title: 'Castele și vampiri', has: worlds('castel') },
  { title: 'Pe Dunăre în jos', has: worlds('dunare') },
  { title: 'Pirați și corăbii', has: worlds('pirati') },
  { title: 'Vestul sălbatic', has: worlds('vest') },
  { title: 'Vikingii', has: worlds('vikingi') },
  { title: 'Orientul îndepărtat', has: worlds('asia') },
  { title: 'Olimpul', has: worlds('grecia') },
  { title: 'Cofetăria', has: worlds('dulciuri') },
  { title: 'Povești de iarnă', has: worlds('iarna'), url: '/pagina/povesti-de-iarna' },
  { title: 'Muzică și neon', has: worlds('muzica') },
  { title: 'Vrăjitori și zâne', has: worlds('magie') },
  { title: 'Jungla', has: worlds('jungla') },
  { title: 'Aurul dacilor', has: worlds('dacia') },
  { title: 'Cu joc bonus', has: slots((game) => game.bonusGameFeature) },
  { title: 'Cu dublaj', has: slots((game) => game.gamble) },
  { title: 'Trei role', has: slots((game) => game.numberOfReels === 3) },
  { title: 'Șase role', has: slots((game) => game.numberOfReels === 6) },
  { title: 'Șapte role', has: slots((game) => game.numberOfReels === 7) },
  { title: 'Mize de la 10 bani', has: slots((game) => game.minBet === 0.1) },
  { title: 'Câștiguri peste un milion', has: slots((game) => (game.maxWin ?? 0) >= 1000000) },
  { title: 'RTP peste 98 %', has: slots((game) => (game.rtp ?? 0) > 98) },
  { title: 'Volatilitate mică', has: slots((game) => game.volatility === 1) },
  { title: 'Volatilitate mare', has: slots((game) => game.volatility === 5) },
  {
    title: 'Noutățile lunii',
    has: slots((game) => game.labels.some(({ title }) => title === 'Nou')),
    cap: 48,
  },
  {
    title: 'Doar la Aramă',
    has: ({ game }) => game.labels.some(({ title }) => title === 'Exclusiv'),
    cap: 48,
  },
  { title: 'Megaspin', has: slots((game) => game.labels.some(({ title }) => title === 'Megaspin')) },
  { title: 'Avalanșă', has: slots((game) => game.labels.some(({ title }) => title === 'Avalanșă')) },
  { title: 'Jackpoturi de toate mărimile', has: slots((game) => game.jackpot), actionRoute: '/jackpots' },
  { title: 'Crash', has: ({ game }) => game.type === 'Crash', actionRoute: '/categorii/crash' },
  { title: 'Ruletă', has: worlds('ruleta'), actionRoute: '/cazinou-live/categorii/ruleta' },
  { title: 'Blackjack', has: worlds('blackjack'), actionRoute: '/cazinou-live/categorii/blackjack' },
  { title: 'Baccarat', has: worlds('baccarat') },
  { title: 'Poker de masă', has: worlds('poker') },
  { title: 'Spectacole live', has: worlds('spectacol') },
  { title: 'Turneul castelului', has: worlds('castel'), cap: 30, excludeFromPage: true },
  {
    title: 'Rotiri de bun venit',
    has: slots((game) => game.volatility === 2),
    cap: 12,
    excludeFromPage: true,
  },
  { title: 'Atelierul Zimbru pe alese', has: madeBy('atelier-zimbru'), cap: 24 },
  {
    title: 'Studiouri mici',
    has: madeBy('zefir', 'corul-de-seara', 'tallow-street', 'rooftop-kite'),
    cap: 60,
  },
]

const most = 120

/** Collections in page order, the hand-picked ones first. */
export function seedCollections(seeded: SeedGame[]): Collection[] {
  const first = handPicked.map((collection) => {
    const plan = handPickedPlans[collection.id] as Pick<Plan, 'has' | 'cap'>
    const rest = listOf(seeded, { has: plan.has, order: collection.id }).filter(
      (code) => !collection.games.includes(code),
    )
    return { ...collection, games: [...collection.games, ...rest].slice(0, plan.cap ?? most) }
  })
  const others = plans.map((plan): Collection => {
    const slug = slugOf(plan.title)
    return {
      id: `collection-${slug}`,
      slug,
      title: plan.title,
      url: plan.url,
      iconImage: `collection-${slug}`,
      actionRoute: plan.actionRoute,
      games: listOf(seeded, { has: plan.has, order: slug, cap: plan.cap ?? most }),
      excludeFromPage: plan.excludeFromPage ?? false,
    }
  })
  return [...first, ...others]
}

const group = (slug: string, title: string, collections: string): CollectionGroup => ({
  id: `group-${slug}`,
  title,
  collections: collections.split(' ').map((collection) => `collection-${collection}`),
})

/** Six groups; each is a row of collections. */
export const collectionGroups: CollectionGroup[] = [
  group(
    'lumi',
    'Alege o lume',
    'egiptul-antic spre-stele castele-si-vampiri vikingii orientul-indepartat jungla olimpul',
  ),
  group('acasa', 'De pe la noi', 'basme-romanesti carpatii pe-dunare-in-jos aurul-dacilor seara-de-poveste'),
  group(
    'mecanici',
    'Cum se joacă',
    'cu-joc-bonus cu-dublaj megaspin avalansa trei-role sase-role sapte-role',
  ),
  group(
    'ritm',
    'După ritm',
    'volatilitate-mica volatilitate-mare mize-de-la-10-bani castiguri-peste-un-milion rtp-peste-98',
  ),
  group('mese', 'La masă', 'ruleta blackjack baccarat poker-de-masa spectacole-live'),
  group(
    'gustari',
    'Mici plăceri',
    'cofetaria povesti-de-iarna muzica-si-neon vrajitori-si-zane fructe-si-septari',
  ),
]
