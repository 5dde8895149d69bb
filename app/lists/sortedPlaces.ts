import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { isOwnOrder, type ListOrder } from '#app/domain/listOrder.ts'
import type { OwnTools } from '#app/domain/ownLists/tools.ts'
import { sortPlaces } from '#app/domain/sort.ts'

type Sorting = { order: ListOrder; lobby: Lobby; inOrder: OwnTools['inOrder'] | undefined }

/** The games at `places` in any order of a list; in one that their list does not have they stay as they are. */
export function sortedPlaces(
  file: CatalogueFile,
  places: readonly number[],
  sorting: Sorting,
): readonly number[] {
  const { order, lobby, inOrder } = sorting
  if (!isOwnOrder(order)) return sortPlaces(file, places, order, { lobby })
  const rank = new Map(inOrder?.(order).map((code, at) => [code, at]))
  const rankOf = (place: number) => rank.get(file.games.code[place] ?? '') ?? 0
  return places.toSorted((one, other) => rankOf(one) - rankOf(other))
}
