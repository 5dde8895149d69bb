import { daysSince, type Play, type Round, roundsByGame } from '../players/state.ts'
import { promotionsAt } from '../seed/promotions.ts'
import { ownPlaceAt } from '../seed/tournaments.ts'
import type { Handlers } from './asked.ts'

const done = { errorCode: 0 }

/** Records whose time, shifted by `later`, lies between two ISO dates, both included. */
function between<Entry extends Play | Round>(
  entries: readonly Entry[],
  later: number,
  start: string,
  end: string,
): Entry[] {
  const from = Date.parse(start)
  const to = Date.parse(end)
  return entries
    .map((entry) => ({ ...entry, at: entry.at + later }))
    .filter(({ at }) => at >= from && at <= to)
}

type Field = 'code' | 'datetime' | 'gameName' | 'gameType' | 'win'

/** The requested fields; the contract requires game and win. */
function resultOf({ code, at, gameName, gameCode, win }: Round, fields: readonly Field[]) {
  return {
    gameType: gameCode,
    win,
    ...(fields.includes('code') && { code }),
    ...(fields.includes('datetime') && { datetime: new Date(at).toISOString() }),
    ...(fields.includes('gameName') && { gameName }),
  }
}

/** Calls about favourites and played games. */
export const gameCalls: Handlers<
  'favourites' | 'changeFavourites' | 'playerGames' | 'gameResults' | 'tournamentPlace'
> = {
  favourites: ({ player }) => ({ favoriteGames: player.favourites.map((gameType) => ({ gameType })) }),
  changeFavourites: ({ body: { favoriteGames, requestType }, change }) => {
    const codes = favoriteGames.favoriteGameType.map(({ gameType }) => gameType)
    change((state) => {
      const others = state.favourites.filter((code) => !codes.includes(code))
      state.favourites = requestType === 'add' ? [...new Set(codes), ...others] : others
    })
    return done
  },
  playerGames: ({ player, body, now }) => {
    const plays = between(player.plays, daysSince(player, now), body.startDate, body.endDate)
    const results = [...roundsByGame(plays)]
      .filter(([, rounds]) => rounds >= body.minimumGameRoundCount)
      .map(([gameType, gameRoundCount]) => ({ gameType, gameRoundCount }))
    return { results }
  },
  gameResults: ({ player, body, now }) => {
    const { startDatetime, endDatetime, page, max, order, filterOutParameters, fields } = body
    const rounds = between(player.rounds, daysSince(player, now), startDatetime, endDatetime)
      .filter(({ parameter }) => !parameter || !filterOutParameters.includes(parameter))
      .toSorted((one, other) => (order === 'asc' ? one.at - other.at : other.at - one.at))
      .slice((page - 1) * max, page * max)
    return { results: rounds.map((round) => resultOf(round, fields)) }
  },
  // Players get points once they take part.
  tournamentPlace: ({ player, query: { promotionId }, now }) => {
    const tag = promotionsAt(now).find(({ id }) => id === promotionId)?.tagName
    const takesPart = tag !== undefined && player.marketingTags.includes(tag)
    return (takesPart && player.plays.length > 0 && ownPlaceAt(promotionId, now)) || {}
  },
}
