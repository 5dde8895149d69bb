import { withFavourite, withoutFavourite } from '#app/domain/favourites.ts'
import { tell } from '#app/notices/tell.ts'
import { favouritesQuery } from '#app/queries/player/playerQueries.ts'
import { connection } from '#app/session/connection.ts'
import { requireLogin } from '#app/session/requireLogin.ts'
import { favouriteFeed } from './favouriteFeed.ts'
import { isSaving, showKept, showSaving } from './showFavourites.ts'

/** Whether the game is a favourite of the player who is here; somebody who has just come in has theirs still to load. */
async function isFavourite(code: string): Promise<boolean> {
  const { client } = connection()
  const known = await client.fetchQuery(favouritesQuery).catch(() => undefined)
  return known ? known.favoriteGames.some(({ gameType }) => gameType === code) : false
}

/** The gateway has the change: what is shown follows it (FAV-01). A list that is not known does not become one of this game. */
function keep(code: string, added: boolean): void {
  const { client } = connection()
  showKept(code, added)
  client.setQueryData(favouritesQuery.queryKey, (before) => {
    if (!before) return undefined
    const codes = before.favoriteGames.map(({ gameType }) => gameType)
    const after = added ? withFavourite(codes, code) : withoutFavourite(codes, code)
    return { favoriteGames: after.map((gameType) => ({ gameType })) }
  })
}

async function save(code: string, added: boolean): Promise<void> {
  const body = {
    favoriteGames: { favoriteGameType: [{ gameType: code }] },
    requestType: added ? ('add' as const) : ('remove' as const),
  }
  try {
    await connection().gateway.call('changeFavourites', { body })
    keep(code, added)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    const id = added ? 'errors.unable-to-favorite-game' : 'errors.unable-to-remove-game-from-favorites'
    void tell((words) => ({ type: 'alert', title: words(id) }))
  }
}

/**
 * Adds a game to the favourites, or takes it out. A visitor is asked to log in first and then finds it added (FAV-04); one
 * change of a game at a time.
 */
export async function changeFavourite(code: string): Promise<void> {
  const wasOn = favouriteFeed.getSnapshot().codes.has(code)
  const answer = await requireLogin('favourite')
  if (!answer.loggedIn || isSaving(code)) return
  showSaving(code, true)
  try {
    // Who wanted to add it and has it already does not want to lose it.
    const added = !wasOn && !(await isFavourite(code))
    if (added || wasOn) await save(code, added)
  } finally {
    showSaving(code, false)
  }
}
