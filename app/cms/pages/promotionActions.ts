/** Id of the games on a promotion's page. */
export const GAMES_ID = 'jocuri'

/** Messages of the actions that are links. */
export const actionLabels = {
  register: 'promotion.register',
  games: 'promotion.toGames',
} as const
