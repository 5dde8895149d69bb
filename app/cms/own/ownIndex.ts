import { GameType } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { lobbyOf } from '#app/domain/lobbies.ts'
import { type ScoringColumns, scoringColumnsOf } from '#app/domain/scoring/columns.ts'

type OwnIndex = {
  lobbyAt: (place: number) => Lobby
  /** Columns for scoring; created when a row first needs them. */
  columns: () => ScoringColumns
}

const made = new WeakMap<CatalogueFile, OwnIndex>()

const lobbies = GameType.options.map(lobbyOf)

function indexOf(file: CatalogueFile): OwnIndex {
  let columns: ScoringColumns | undefined
  return {
    lobbyAt: (place) => lobbies[file.games.type[place] ?? 0] ?? 'Casino',
    columns: () => {
      columns ??= scoringColumnsOf(file)
      return columns
    },
  }
}

/** Indexes of the catalogue for a player's lists; created once per catalogue. */
export function ownIndexOf(file: CatalogueFile): OwnIndex {
  const index = made.get(file) ?? indexOf(file)
  made.set(file, index)
  return index
}
