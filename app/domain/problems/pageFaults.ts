import type { Game, Promotion, Provider } from '#app/api/contract/casino.ts'
import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import { launchTemplates } from '../launch/template.ts'
import type { PageContent } from '../pages/draft.ts'
import { lobbyNamedIn } from '../pages/index.ts'
import type { RouteMatch } from '../routeMatch.ts'
import { urlOf } from '../urlOf.ts'
import { colorFaults } from './entries.ts'
import { shown } from './fields.ts'
import { gameFaults } from './targets.ts'

type Content = Pick<PageContent, 'catalogue' | 'promotions' | 'today'> & {
  /** A record as the content system has it; `undefined` if that is not known. */
  inputOf: (record: object) => unknown
}

/** Games that a promotion lists and that do not exist, and a missing picture; it may list none. */
function promotionFaults(
  { catalogue }: Pick<Content, 'catalogue'>,
  { id, games, image }: Promotion,
): Fault[] {
  const record: ContentRecord = { kind: 'promotion', id }
  const gone = gameFaults(catalogue, record, 'games', games).filter(({ kind }) => kind === 'games')
  return image ? gone : [{ kind: 'picture', record, field: 'image' }, ...gone]
}

/** Why a promotion of the list is not seen on the day `today`. */
function periodFaults({ id, start, end }: Promotion, today: string): Fault[] {
  const record: ContentRecord = { kind: 'promotion', id }
  if (end !== undefined && end < today) return [{ kind: 'ended', record, field: 'end', value: end }]
  return start !== undefined && start > today ? [{ kind: 'ahead', record, field: 'start', value: start }] : []
}

/** Launch addresses of a game's provider on other sites whose frames the policy blocks. */
function frameFaults(provider: Provider, origins: ReadonlySet<string>): Fault[] {
  return launchTemplates(provider).flatMap(({ field, url }): Fault[] => {
    const origin = url.startsWith('/') ? undefined : urlOf(url)?.origin
    if (origin === undefined || origins.has(origin)) return []
    return [
      { kind: 'origin', record: { kind: 'provider', id: provider.id }, field, value: shown(origin) ?? '' },
    ]
  })
}

function gamePageFaults({ catalogue, inputOf }: Content, game: Game, frames: ReadonlySet<string>): Fault[] {
  const record: ContentRecord = { kind: 'game', id: game.gameCode }
  const provider = catalogue.providers.get(game.provider)
  return [
    ...colorFaults(inputOf(game), record),
    ...(game.images.length === 0 ? [{ kind: 'picture', record, field: 'images' } as const] : []),
    ...(provider
      ? frameFaults(provider, frames)
      : [{ kind: 'target', record, field: 'provider', value: game.provider } as const]),
  ]
}

type Listed = { id: string; slug: string; games: readonly string[] }

function listFaults(
  { catalogue }: Pick<Content, 'catalogue'>,
  kind: ContentRecord['kind'],
  list: Listed | undefined,
): Fault[] {
  return list ? gameFaults(catalogue, { kind, id: list.id }, 'games', list.games) : []
}

function providerFaults(content: Content, provider: Provider | undefined): Fault[] {
  if (!provider) return []
  const record: ContentRecord = { kind: 'provider', id: provider.id }
  return [...listFaults(content, 'provider', provider), ...colorFaults(content.inputOf(provider), record)]
}

/** Problems of a page's own content, beside widgets. `frames` are origins of other sites that it may frame. */
export async function pageFaults(
  content: Content,
  { name, params: { slug, game: code = '' } }: RouteMatch,
  frames: ReadonlySet<string>,
): Promise<Fault[]> {
  const { catalogue } = content
  const own = ({ slug: one }: { slug: string }) => one === slug
  switch (name) {
    case 'promotions': {
      const promotions = await content.promotions()
      return promotions.flatMap((promotion) => [
        ...periodFaults(promotion, content.today),
        ...promotionFaults(content, promotion),
      ])
    }
    case 'promotions-slug':
      return (await content.promotions())
        .filter(own)
        .flatMap((promotion) => promotionFaults(content, promotion))
    case 'collections-slug':
      return listFaults(content, 'collection', [...catalogue.collections.values()].find(own))
    case 'providers-slug':
      return providerFaults(content, [...catalogue.providers.values()].find(own))
    case 'categories-slug':
    case 'live-casino-categories-slug': {
      const lobby = lobbyNamedIn(name)
      const category = [...catalogue.categories.values()].find((one) => own(one) && one.lobby === lobby)
      return listFaults(content, 'category', category)
    }
    case 'jackpots-slug': {
      const jackpot = catalogue.jackpots.find(own)
      return listFaults(content, 'jackpot', jackpot && { ...jackpot, games: jackpot.gameCodes })
    }
    case 'games-game': {
      const game = catalogue.games.get(code)
      return game ? gamePageFaults(content, game, frames) : []
    }
    default:
      return []
  }
}
