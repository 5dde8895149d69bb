import type { Collection, CollectionGroup, Game, Jackpot, Provider } from '#app/api/contract/casino.ts'
import type { Category } from '#app/api/contract/cms.ts'

/** The lists of the Casino API and the CMS, by the keys that widgets use. */
export type Catalogue = {
  games: ReadonlyMap<string, Game>
  providers: ReadonlyMap<string, Provider>
  collections: ReadonlyMap<string, Collection>
  groups: ReadonlyMap<string, CollectionGroup>
  categories: ReadonlyMap<string, Category>
  jackpots: readonly Jackpot[]
  /** Top level of a game's jackpot in lei, by game code. */
  topJackpot: ReadonlyMap<string, number>
}

export type CatalogueLists = {
  games: readonly Game[]
  providers: readonly Provider[]
  collections: readonly Collection[]
  collectionGroups: readonly CollectionGroup[]
  categories: readonly Category[]
  jackpots: readonly Jackpot[]
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))

function topJackpots(jackpots: readonly Jackpot[]): Map<string, number> {
  const top = new Map<string, number>()
  for (const { gameCodes, jackpotLevels } of jackpots) {
    const amount = jackpotLevels[0]?.amount ?? 0
    for (const code of gameCodes) top.set(code, Math.max(amount, top.get(code) ?? 0))
  }
  return top
}

/** Indexes the lists; built once per content version. */
export const catalogueOf = (lists: CatalogueLists): Catalogue => ({
  games: new Map(lists.games.map((game) => [game.gameCode, game])),
  providers: byId(lists.providers),
  collections: byId(lists.collections),
  groups: byId(lists.collectionGroups),
  categories: byId(lists.categories),
  jackpots: lists.jackpots,
  topJackpot: topJackpots(lists.jackpots),
})

/** The existing games of `codes`, in that order; a list may name games that were removed. */
export const gamesOf = ({ games }: Catalogue, codes: readonly string[]): Game[] =>
  codes.flatMap((code) => games.get(code) ?? [])
