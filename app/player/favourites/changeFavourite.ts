import { withFavourite, withoutFavourite } from '#app/domain/favourites.ts'
import { tell } from '#app/platform/notices/tell.ts'
import type { Visit } from '#app/platform/visit.ts'
import { favouritesQuery } from '../data/playerQueries.ts'
import { requireLogin } from '../login/requireLogin.ts'
import { connection } from '../session/connection.ts'
import { favouriteFeed } from './favouriteFeed.ts'
import { isSaving, showKept, showSaving } from './showFavourites.ts'

/** Whether the game is a favourite; after a fresh login the favourites are loaded first. */
async function isFavourite(code: string): Promise<boolean> {
  const { client } = connection()
  const known = await client.fetchQuery(favouritesQuery).catch(() => undefined)
  return known ? known.favoriteGames.some(({ gameType }) => gameType === code) : false
}

/** Writes a saved change into the cache (FAV-01). A list that was never loaded is not created from one game. */
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

async function save(visit: Visit, code: string, added: boolean): Promise<void> {
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
    void tell(visit, (words) => ({ type: 'alert', title: words(id) }))
  }
}

/**
 * Adds a game to the favourites or removes it. A guest has to log in first and then finds it added (FAV-04). One change
 * of a game runs at a time.
 */
export async function changeFavourite(visit: Visit, code: string): Promise<void> {
  const wasOn = favouriteFeed.getSnapshot().codes.has(code)
  const answer = await requireLogin('favourite')
  if (!answer.loggedIn || isSaving(code)) return
  showSaving(code, true)
  try {
    // A player who wanted to add a favourite that they already have must not lose it.
    const added = !wasOn && !(await isFavourite(code))
    if (added || wasOn) await save(visit, code, added)
  } finally {
    showSaving(code, false)
  }
}
