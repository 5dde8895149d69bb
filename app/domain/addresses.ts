/** The named routes (S1 2.3) with their Romanian paths (S1 2.2); no other module contains them. */
export const routePatterns = {
  lobby: '/',
  winners: '/invingatori',
  'winners-recent': '/invingatori/recente',
  'winners-jackpot': '/invingatori/jackpot',
  'winners-hall-of-fame': '/invingatori/hol-de-faima',
  'all-games': '/toate-jocurile',
  'live-casino': '/cazinou-live',
  'live-casino-all-games': '/cazinou-live/toate-jocurile',
  'live-casino-salon': '/cazinou-live/salon',
  'live-casino-user-my-games': '/cazinou-live/utilizator/preferate',
  'live-casino-user-games': '/cazinou-live/utilizator/jocurile-mele',
  'live-casino-user-slug': '/cazinou-live/utilizator/:slug',
  'live-casino-categories-slug': '/cazinou-live/categorii/:slug',
  'page-slug': '/pagina/:slug',
  tournaments: '/turnee',
  'user-my-games': '/utilizator/preferate',
  'user-games': '/utilizator/jocurile-mele',
  'user-mirror': '/utilizator/oglinda',
  'user-slug': '/utilizator/:slug',
  'games-game': '/joc/:game',
  compare: '/compara',
  lists: '/liste',
  jackpots: '/jackpots',
  'jackpots-slug': '/jackpots/:slug',
  providers: '/furnizori',
  'providers-slug': '/furnizori/:slug',
  'play-game-demo': '/play/:game/demo',
  'play-game-real': '/play/:game/real',
  promotions: '/promotii',
  'promotions-slug': '/promotii/:slug',
  'categories-slug': '/categorii/:slug',
  collections: '/colectii',
  'collections-slug': '/colectii/:slug',
} as const

export type RouteName = keyof typeof routePatterns

type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParamsIn<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown

type Params<Name extends RouteName> = ParamsIn<(typeof routePatterns)[Name]>
type Arguments<Name extends RouteName> = unknown extends Params<Name> ? [] : [params: Params<Name>]

/** The address of a named route; a wrong name or a missing param does not compile (RTE-05). */
export function addressOf<Name extends RouteName>(name: Name, ...[params]: Arguments<Name>): string {
  const values = (params ?? {}) as Record<string, string>
  return routePatterns[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}

/** Address of the page with the operator's contact details; error pages link to it. */
export const supportAddress = addressOf('page-slug', { slug: 'contact' })

/** Address of the terms of all promotions. */
export const termsAddress = addressOf('page-slug', { slug: 'termeni-si-conditii' })

/** Addresses of the lobbies. */
export const lobbyAddresses: ReadonlySet<string> = new Set([addressOf('lobby'), addressOf('live-casino')])
