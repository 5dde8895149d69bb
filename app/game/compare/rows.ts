import type { CompareSlice, GameSlice } from '#app/api/contract/pageSlices.ts'
import { factsOf } from '../facts.ts'

export type FactName = CompareSlice['facts'][number]

/** A compared game: its data, or why there are none. `game` of a failed load is what the browser knew before. */
export type Loaded = { state: 'loaded'; game: GameSlice; incomplete: boolean }
export type ComparedGame = Loaded | { state: 'loading' | 'failed' | 'unknown' }

/** One fact of one game. `unsaid`: its provider gives no value; `none`: the fact does not apply to the game. */
export type Cell =
  | { state: 'known'; value: number }
  | { state: 'range'; from: number; to: number }
  | { state: 'unsaid' | 'none' | 'failed' | 'loading' }

export type FactRow = {
  fact: FactName
  cells: readonly Cell[]
  /** Whether known values differ. */
  differs: boolean
}

const known = (value: number | undefined, missing: 'unsaid' | 'none' | 'failed' = 'unsaid'): Cell =>
  value === undefined ? { state: missing } : { state: 'known', value }

/** Lines come with a game's info, which may fail alone; a table with a dealer has neither lines nor reels. */
function cellOf(fact: FactName, { game, incomplete }: Loaded): Cell {
  const { bet, ...numbers } = factsOf(game)
  if (fact === 'bet') return bet ? { state: 'range', ...bet } : { state: 'unsaid' }
  if (fact === 'jackpot') return known(game.tile.jackpot, 'none')
  if (fact === 'reels') return known(numbers.reels, game.live ? 'none' : 'unsaid')
  if (fact !== 'lines') return known(numbers[fact])
  return known(numbers.lines, game.live ? 'none' : incomplete && !game.info ? 'failed' : 'unsaid')
}

const isKnown = ({ state }: Cell): boolean => state === 'known' || state === 'range' || state === 'none'

function differ(cells: readonly Cell[]): boolean {
  const values = cells.filter(isKnown).map((cell) => JSON.stringify(cell))
  return new Set(values).size > 1
}

/** The facts as rows with a cell for each game. Lines and reels are left out if no game has them. */
export function rowsOf(facts: readonly FactName[], games: readonly ComparedGame[]): readonly FactRow[] {
  const shown = games.filter((game) => game.state !== 'unknown')
  return facts
    .map((fact) => {
      const cells = shown.map((game) =>
        game.state === 'loaded' ? cellOf(fact, game) : ({ state: game.state } as Cell),
      )
      return { fact, cells, differs: differ(cells) }
    })
    .filter(({ fact, cells }) => {
      return (fact !== 'lines' && fact !== 'reels') || cells.some(({ state }) => state !== 'none')
    })
}
