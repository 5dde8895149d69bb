import type { SearchResults } from '#app/domain/search/search.ts'
import type { SearchOption } from '#ui/browse/SearchPanel'
import { gameOption, type OptionSource, picturedGames } from './options.ts'
import { totalOf } from './resultShares.ts'

/** Highest number of results that are followed by related games, so that the panel is not nearly empty. */
const MAX_RESULTS_FOR_RELATED = 6

/** Highest number of related games; with one result they fill the panel at 1440 by 900. */
const MAX_RELATED = 8

/** Other games for few results: of a provider, or without one those that the lobby recommends anyway. */
export type Related = { provider?: string; options: readonly SearchOption[] }

/**
 * Other games of the provider that was found, or else of the first found game's provider, without those above; undefined
 * below many results or none.
 */
export function relatedTo(source: OptionSource, results: SearchResults): Related | undefined {
  const total = totalOf(results)
  if (total === 0 || total > MAX_RESULTS_FOR_RELATED) return undefined
  const { file, byProvider } = source
  const [game = -1] = results.games.places
  const [own] = results.providers.places
  const provider = own ?? file.games.provider[game] ?? -1
  const pictured = own === undefined ? [] : picturedGames(source, own)
  const found = new Set([...results.games.places, ...pictured])
  const others = (byProvider[provider] ?? []).filter((place) => !found.has(place)).slice(0, MAX_RELATED)
  const name = file.providers[provider]?.name
  return {
    ...(name && others.length > 0 && { provider: name }),
    options: others.map((place) => gameOption(source, place)),
  }
}
