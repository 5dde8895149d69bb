import { GameType } from '#app/api/contract/casino.ts'
import { type CatalogueFile, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { matchesIn } from '#app/domain/search/matches.ts'
import type { SearchResults } from '#app/domain/search/search.ts'
import { categoryAddress } from '#app/domain/slices/games.ts'
import { tileAt } from '#app/domain/tiles.ts'
import type { SearchGroup, SearchOption } from '#ui/browse/SearchPanel'
import { MAX_GAME_PICTURES } from '#ui/browse/SearchPanel/searchOption.ts'
import { sharesOf } from './resultShares.ts'

/** Formatters for the line under a name. */
export type OptionWords = {
  /** „RTP 96,21%” */
  rtp: (percent: number) => string
  /** „41 de jocuri” */
  games: (count: number) => string
  jackpot: string
  live: string
  /** „În mentenanță” */
  maintenance: string
}

export type OptionSource = {
  file: CatalogueFile
  /** Places of the games of each provider, by the provider's place. */
  byProvider: readonly (readonly number[])[]
  words: OptionWords
  picture: (tile: Tile) => SearchOption['picture']
  /** Current state of a live table. */
  now: (tile: Tile) => SearchOption['now']
  /** Address of a logo by its id. */
  logo: (id: string | undefined) => string | undefined
}

const GAME = 'game-'

/** Game code of an option. */
export const gameCodeOf = ({ id }: SearchOption): string => id.slice(GAME.length)

function factsOf(
  { file: { games }, words }: OptionSource,
  place: number,
  { provider, maintenance }: Tile,
): string {
  const rtp = games.rtp[place] ?? undefined
  const facts = [
    provider,
    maintenance && words.maintenance,
    GameType.options[games.type[place] ?? -1] === 'Live' && words.live,
    rtp !== undefined && words.rtp(rtp),
    ((games.flags[place] ?? 0) & gameFlags.jackpot) > 0 && words.jackpot,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** The option for the game at `place`, with the letters of `term` marked. */
export function gameOption(source: OptionSource, place: number, term = ''): SearchOption {
  const tile = tileAt(source.file, place)
  return {
    id: `${GAME}${tile.code}`,
    kind: 'game',
    name: tile.name,
    href: addressOf('games-game', { game: tile.code }),
    matches: matchesIn(tile.name, term),
    now: source.now(tile),
    facts: factsOf(source, place, tile),
    picture: source.picture(tile),
    ...(!tile.maintenance && { playHref: addressOf('play-game-real', { game: tile.code }) }),
  }
}

type Other = Omit<SearchOption, 'id' | 'matches' | 'facts'> & { count: number }

const otherOption = ({ words }: OptionSource, { count, ...own }: Other, term: string): SearchOption => ({
  ...own,
  id: `${own.kind}-${own.href}`,
  matches: matchesIn(own.name, term),
  facts: words.games(count),
})

/** Places of the first games of a provider that have a picture; its row shows them. */
export function picturedGames({ file, byProvider, picture }: OptionSource, provider: number): number[] {
  const places: number[] = []
  for (const place of byProvider[provider] ?? []) {
    if (places.length === MAX_GAME_PICTURES) break
    if (picture(tileAt(file, place))) places.push(place)
  }
  return places
}

function provider(source: OptionSource, place: number): Other[] {
  const { file, byProvider, picture, logo } = source
  return file.providers.slice(place, place + 1).map(({ name, slug, light, dark }) => ({
    kind: 'provider',
    name,
    href: addressOf('providers-slug', { slug }),
    count: byProvider[place]?.length ?? 0,
    lightLogo: logo(light),
    darkLogo: logo(dark),
    games: picturedGames(source, place).flatMap((game) => picture(tileAt(file, game)) ?? []),
  }))
}

function category({ file }: OptionSource, place: number): Other[] {
  return file.categories.slice(place, place + 1).map(({ title, lobby, slug, games }) => {
    const href = categoryAddress({ lobby, slug })
    return { kind: 'category', name: title, href, count: games.length }
  })
}

function collection({ file }: OptionSource, place: number): Other[] {
  return file.collections.slice(place, place + 1).map(({ title, slug, games }) => {
    const href = addressOf('collections-slug', { slug })
    return { kind: 'collection', name: title, href, count: games.length }
  })
}

/** The results for `term` in the panel's form: by kind, `limit` rows in all. */
export function groupsOf(
  source: OptionSource,
  results: SearchResults,
  term: string,
  limit: number,
): SearchGroup[] {
  const shares = sharesOf(results, limit)
  const shown = (kind: keyof SearchResults) => results[kind].places.slice(0, shares[kind])
  const others = (kind: 'providers' | 'categories' | 'collections', read: typeof provider) =>
    shown(kind).flatMap((place) => read(source, place).map((other) => otherOption(source, other, term)))
  const groups: SearchGroup[] = [
    {
      kind: 'game',
      count: results.games.total,
      options: shown('games').map((place) => gameOption(source, place, term)),
    },
    { kind: 'provider', count: results.providers.total, options: others('providers', provider) },
    { kind: 'category', count: results.categories.total, options: others('categories', category) },
    { kind: 'collection', count: results.collections.total, options: others('collections', collection) },
  ]
  return groups.filter(({ count }) => count > 0)
}
