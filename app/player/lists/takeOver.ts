import { type OwnLists, PICKED, withoutGame } from '#app/domain/ownLists/lists.ts'
import { chosenIn, takenOver } from '#app/domain/ownLists/takeOver.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { addFavourite } from '../favourites/changeFavourite.ts'
import { changeGuestLists, createOwnLists, guestListsOf } from './ownLists.ts'

/** Merges the guest's lists into those of the player; lists without room, or not stored, stay with the guest. */
function takeLists(visit: Visit): void {
  const guest = guestListsOf(visit)
  if (guest.lists.length === 0) return
  let left: OwnLists['lists'] = guest.lists
  const isKept = storeOf(visit, createOwnLists).change((own) => {
    const result = takenOver(own, guest)
    left = [...result.left]
    return result.own
  })
  if (isKept) changeGuestLists(visit, (now) => ({ ...now, lists: left }))
}

/** Merges the guest's games into the player's favourites and lists; returns how many were moved, and how many stayed. */
export async function takeOver(visit: Visit): Promise<{ came: number; stayed: number }> {
  const before = chosenIn(guestListsOf(visit)).length
  takeLists(visit)
  // The first of them is added last, since a new favourite goes first.
  for (const code of guestListsOf(visit).picked.codes.toReversed())
    if (await addFavourite(visit, code)) changeGuestLists(visit, (guest) => withoutGame(guest, PICKED, code))
  const stayed = chosenIn(guestListsOf(visit)).length
  return { came: before - stayed, stayed }
}
