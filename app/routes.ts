import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type RouteName, routePatterns } from './domain/addresses.ts'

/** A file of `routes/` at the path of the named route, whose name is also the route's id. */
const routeAt = (name: RouteName, file: string) =>
  route(routePatterns[name].slice(1), `routes/${file}.tsx`, { id: name })

const files = {
  lobby: 'lobby',
  'all-games': 'gameList',
  'categories-slug': 'gameList',
  'collections-slug': 'gameList',
  'providers-slug': 'gameList',
  'jackpots-slug': 'gameList',
  collections: 'cards',
  providers: 'cards',
  jackpots: 'jackpots',
  'games-game': 'game',
  compare: 'compare',
  lists: 'lists',
  'user-my-games': 'personal',
  'user-games': 'personal',
  'user-mirror': 'mirror',
  'user-slug': 'personal',
  'live-casino': 'liveLobby',
  'live-casino-all-games': 'liveGameList',
  'live-casino-salon': 'salon',
  'live-casino-categories-slug': 'liveGameList',
  'live-casino-user-my-games': 'livePersonal',
  'live-casino-user-games': 'livePersonal',
  'live-casino-user-slug': 'livePersonal',
  'page-slug': 'content',
  tournaments: 'tournaments',
  promotions: 'promotions',
  'promotions-slug': 'promotion',
  winners: 'winnersStart',
  'winners-recent': 'winners',
  'winners-jackpot': 'winners',
  'winners-hall-of-fame': 'winners',
  'play-game-demo': 'play',
  'play-game-real': 'playReal',
} satisfies Record<RouteName, string>

const { lobby, ...others } = files

/** Every address also exists under the preview segment; any other leading segment is unknown (RTE-02). */
export default prefix('preview?', [
  layout('shell/SiteLayout.tsx', [
    index(`routes/${lobby}.tsx`),
    ...Object.entries(others).map(([name, file]) => routeAt(name as RouteName, file)),
    route('redirect/:page/:select?', 'routes/redirect.tsx'),
    route('*', 'routes/notFound.tsx'),
  ]),
]) satisfies RouteConfig
