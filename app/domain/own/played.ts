/** Number of rounds from which a game counts as much played (S2 9, PER-02). */
const MIN_MUCH_PLAYED_ROUNDS = 50

/** Highest number of games of recent wins (S2 9, PER-03). */
const MAX_WINS = 30

type Played = { gameType: string; gameRoundCount: number }

/** Games with less than 50 rounds, in the given order (PER-02). */
export const recentlyPlayed = (games: readonly Played[]): string[] =>
  games
    .filter(({ gameRoundCount }) => gameRoundCount < MIN_MUCH_PLAYED_ROUNDS)
    .map(({ gameType }) => gameType)

/** Games with 50 rounds or more, most rounds first (PER-02). */
export const mostPlayed = (games: readonly Played[]): string[] =>
  games
    .filter(({ gameRoundCount }) => gameRoundCount >= MIN_MUCH_PLAYED_ROUNDS)
    .toSorted((one, other) => other.gameRoundCount - one.gameRoundCount)
    .map(({ gameType }) => gameType)

type Round = { gameType: string; win: number }

/** The highest win of each game, highest first; rounds without a win do not count (PER-03). Wins in lei. */
export function recentWins(rounds: readonly Round[]): Round[] {
  const best = new Map<string, number>()
  for (const { gameType, win } of rounds) {
    if (win > (best.get(gameType) ?? 0)) best.set(gameType, win)
  }
  return [...best]
    .map(([gameType, win]) => ({ gameType, win }))
    .toSorted((one, other) => other.win - one.win)
    .slice(0, MAX_WINS)
}
