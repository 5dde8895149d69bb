import { withFavourite, withoutFavourite } from '#app/domain/favourites.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { favouritesQuery } from '../data/playerQueries.ts'
import { requireLogin } from '../login/requireLogin.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { createFavouriteFeed } from './favouriteFeed.ts'
import { isSaving, showFavourite, showSaving } from './showFavourites.ts'

/** Whether the game is a favourite; after a fresh login the favourites are loaded first. */
async function isFavourite(visit: Visit, code: string): Promise<boolean> {
  const known = await visit.fetchQuery(favouritesQuery).catch(() => undefined)
  return known ? known.favoriteGames.some(({ gameType }) => gameType === code) : false
}

/** Writes a saved change into the cache (FAV-01). A list that was never loaded is not created from one game. */
function keep(visit: Visit, code: string, added: boolean): void {
  showFavourite(visit, code, added)
  visit.setQueryData(favouritesQuery.queryKey, (before) => {
    if (!before) return undefined
    const codes = before.favoriteGames.map(({ gameType }) => gameType)
    const after = added ? withFavourite(codes, code) : withoutFavourite(codes, code)
    return { favoriteGames: after.map((gameType) => ({ gameType })) }
  })
}

/** Saves a change at the gateway; returns whether that succeeded, and shows a notice if not. */
async function save(visit: Visit, code: string, added: boolean): Promise<boolean> {
  const body = {
    favoriteGames: { favoriteGameType: [{ gameType: code }] },
    requestType: added ? ('add' as const) : ('remove' as const),
  }
  try {
    await sessionServices(visit).gateway.call('changeFavourites', { body })
    keep(visit, code, added)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    const id = added ? 'errors.unable-to-favorite-game' : 'errors.unable-to-remove-game-from-favorites'
    void showNotice(visit, (words) => ({ type: 'alert', title: words(id) }))
    return false
  }
}

/** Adds a game to the favourites of a player; returns whether it is one now. */
export async function addFavourite(visit: Visit, code: string): Promise<boolean> {
  if (await isFavourite(visit, code)) return true
  if (isSaving(visit, code)) return false
  showSaving(visit, code, true)
  try {
    return await save(visit, code, true)
  } finally {
    showSaving(visit, code, false)
  }
}

/**
 * Adds a game to the favourites or removes it. A guest has to log in first and then finds it added (FAV-04). One change
 * of a game runs at a time.
 */
export async function changeFavourite(visit: Visit, code: string): Promise<void> {
  const wasOn = storeOf(visit, createFavouriteFeed).getSnapshot().codes.has(code)
  const answer = await requireLogin(visit, 'favourite')
  if (!answer.loggedIn || isSaving(visit, code)) return
  showSaving(visit, code, true)
  try {
    // A press to add a game that turns out to be a favourite after the login must not remove it.
    const added = !wasOn && !(await isFavourite(visit, code))
    if (added || wasOn) await save(visit, code, added)
  } finally {
    showSaving(visit, code, false)
  }
}
