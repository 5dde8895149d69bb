import * as v from 'valibot'
import { GameCode } from '#app/api/contract/common.ts'
import { lenientList } from '#app/api/contract/repair.ts'
import { isSameName, normaliseName } from '../customNames.ts'
import { listOrders } from '../listOrder.ts'

export const MAX_LISTS = 20

/** Highest number of games of a list. */
export const MAX_GAMES = 500

const Codes = lenientList(GameCode, MAX_GAMES)

const arrangement = {
  /** The games in the order that the visitor has given them; games that it lacks are new. */
  mine: v.optional(lenientList(GameCode, 5000)),
  /** The order in which the list was last shown. */
  order: v.optional(v.fallback(v.picklist(listOrders), 'recommended')),
}

const Arrangement = v.object(arrangement)

/** How a visitor has arranged a list. */
export type Arrangement = Readonly<v.InferOutput<typeof Arrangement>>

const Name = v.pipe(
  v.string(),
  v.check((name) => name !== '' && normaliseName(name) === name),
)

const OwnList = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: Name,
  /** The games, the last added first. */
  codes: Codes,
  ...arrangement,
})
export type OwnList = Readonly<v.InferOutput<typeof OwnList>>

const OwnLists = v.object({
  lists: v.pipe(
    lenientList(OwnList, MAX_LISTS),
    v.transform((lists) => lists.filter(({ id }, at) => lists.findIndex((other) => other.id === id) === at)),
  ),
  /** Games that a guest has picked: their favourites until there is a player. */
  picked: v.optional(v.object({ codes: Codes, ...arrangement }), { codes: [] }),
  /** How the favourites are arranged, which the services keep in the order in which they were added. */
  favourites: v.optional(Arrangement, {}),
  /** The same for those of them that are live tables, which have a page of their own. */
  tables: v.optional(Arrangement, {}),
  /** Games of a guest that a player was asked about. */
  asked: v.optional(lenientList(GameCode, MAX_GAMES * MAX_LISTS), []),
})

/** The lists of one visitor of this device. */
export type OwnLists = Readonly<v.InferOutput<typeof OwnLists>>

export const noLists: OwnLists = { lists: [], picked: { codes: [] }, favourites: {}, tables: {}, asked: [] }

const Stored = lenientList(v.object({ owner: v.string(), lists: OwnLists }), 20)
export type StoredLists = readonly { owner: string; lists: OwnLists }[]

/** Parses the stored lists of all visitors of this device; invalid entries are left out. */
export function parseLists(stored: unknown): StoredLists {
  const result = v.safeParse(Stored, stored)
  return result.success ? result.output : []
}

/** Highest number of players of a device. */
const MAX_OWNERS = 5

export const listsOf = (stored: StoredLists, owner: string): OwnLists =>
  stored.find((each) => each.owner === owner)?.lists ?? noLists

/** Replaces the lists of one visitor. The least recent players above the limit are removed, guests never. */
export function withListsOf(stored: StoredLists, owner: string, lists: OwnLists, guest: string): StoredLists {
  const others = stored.filter((each) => each.owner !== owner)
  const all = [{ owner, lists }, ...others]
  const players = all.filter((each) => each.owner !== guest).slice(0, MAX_OWNERS)
  return all.filter((each) => each.owner === guest || players.includes(each))
}

/** Why a list cannot have a name. */
export type NameProblem = 'nameless' | 'taken' | 'full'

/** Why a list cannot have this name; `of` is the list to be renamed, if there is one. */
export function nameProblem(
  { lists }: OwnLists,
  text: string,
  { reserved = [], of }: { reserved?: readonly string[]; of?: string } = {},
): NameProblem | undefined {
  const name = normaliseName(text)
  if (name === '') return 'nameless'
  const others = lists.filter(({ id }) => id !== of).map((list) => list.name)
  if ([...others, ...reserved].some((other) => isSameName(other, name))) return 'taken'
  return of === undefined && lists.length >= MAX_LISTS ? 'full' : undefined
}

/** With a new list at the end, or one that was deleted where it was. */
export const withList = (own: OwnLists, list: OwnList, at = own.lists.length): OwnLists =>
  own.lists.length >= MAX_LISTS || own.lists.some(({ id }) => id === list.id)
    ? own
    : { ...own, lists: own.lists.toSpliced(at, 0, list) }

export const withoutList = (own: OwnLists, id: string): OwnLists => ({
  ...own,
  lists: own.lists.filter((list) => list.id !== id),
})

export const withName = (own: OwnLists, id: string, name: string): OwnLists => ({
  ...own,
  lists: own.lists.map((list) => (list.id === id ? { ...list, name: normaliseName(name) } : list)),
})

/** Id of what a guest has picked, among the ids of lists. */
export const PICKED = 'alese'

/** The id of a new list, from its time of creation. */
export const listIdAt = (now: number): string => now.toString(36)

type Games = Arrangement & { readonly codes: readonly string[] }

const changed = (own: OwnLists, id: string, by: (games: Games) => Games): OwnLists =>
  id === PICKED
    ? { ...own, picked: by(own.picked) as OwnLists['picked'] }
    : {
        ...own,
        lists: own.lists.map((list) => (list.id === id ? { ...list, ...by(list) } : list)) as OwnList[],
      }

/** The games of a list; undefined if there is no such list. */
export const gamesIn = (own: OwnLists, id: string): Games | undefined =>
  id === PICKED ? own.picked : own.lists.find((list) => list.id === id)

/** Whether another game fits into a list. */
export const hasRoom = ({ codes }: Games): boolean => codes.length < MAX_GAMES

/** The list with a game more, as its first; or where it was, if its removal is undone. */
export const withGame = (own: OwnLists, id: string, code: string, at = 0): OwnLists =>
  changed(own, id, (games) =>
    games.codes.includes(code) || !hasRoom(games)
      ? games
      : { ...games, codes: games.codes.toSpliced(at, 0, code) },
  )

export const withoutGame = (own: OwnLists, id: string, code: string): OwnLists =>
  changed(own, id, (games) => ({ ...games, codes: games.codes.filter((other) => other !== code) }))

/** Ids of the favourites, and of the live tables among them, beside the ids of lists. */
export const FAVOURITES = 'preferate'
export const FAVOURITE_TABLES = 'mese-preferate'

const outside = { [FAVOURITES]: 'favourites', [FAVOURITE_TABLES]: 'tables' } as const

const fieldOf = (id: string) => outside[id as keyof typeof outside] as 'favourites' | 'tables' | undefined

export function arrangementOf(own: OwnLists, id: string): Arrangement {
  const field = fieldOf(id)
  return (field ? own[field] : gamesIn(own, id)) ?? {}
}

/** With a part of the arrangement of a list. */
export function withArrangement(own: OwnLists, id: string, part: Arrangement): OwnLists {
  const field = fieldOf(id)
  if (!field) return changed(own, id, (games) => ({ ...games, ...part }))
  return { ...own, [field]: { ...own[field], ...part } }
}
