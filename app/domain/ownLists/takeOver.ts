import { isSameName } from '../customNames.ts'
import { MAX_GAMES, MAX_LISTS, type OwnList, type OwnLists } from './lists.ts'

/** All games that a guest has chosen, each once. */
export const chosenIn = ({ picked, lists }: OwnLists): readonly string[] => [
  ...new Set([...picked.codes, ...lists.flatMap(({ codes }) => codes)]),
]

/** Whether a guest has chosen games about which no player was asked yet. */
export const isUnasked = (guest: OwnLists): boolean =>
  chosenIn(guest).some((code) => !guest.asked.includes(code))

/** The guest's lists with all their games marked as offered to a player. */
export const withAsked = (guest: OwnLists): OwnLists => ({ ...guest, asked: [...chosenIn(guest)] })

type TakenOver = {
  own: OwnLists
  /** Lists for which the player had no room; the guest keeps them. */
  left: readonly OwnList[]
}

function joined(own: OwnLists, list: OwnList): { own: OwnLists; left: readonly OwnList[] } {
  const same = own.lists.find(({ name }) => isSameName(name, list.name))
  if (!same) {
    if (own.lists.length >= MAX_LISTS) return { own, left: [list] }
    const isTaken = own.lists.some(({ id }) => id === list.id)
    return {
      own: { ...own, lists: [...own.lists, isTaken ? { ...list, id: `${list.id}-2` } : list] },
      left: [],
    }
  }
  const fresh = list.codes.filter((code) => !same.codes.includes(code))
  const fits = fresh.slice(0, MAX_GAMES - same.codes.length)
  const over = fresh.slice(fits.length)
  const lists = own.lists.map((each) => (each === same ? { ...same, codes: [...fits, ...same.codes] } : each))
  return { own: { ...own, lists }, left: over.length > 0 ? [{ ...list, codes: over }] : [] }
}

/** The lists of a player with those of the guest: a list of the same name takes the games. */
export function takenOver(own: OwnLists, guest: OwnLists): TakenOver {
  const result: { own: OwnLists; left: OwnList[] } = { own, left: [] }
  for (const list of guest.lists) {
    const { own: next, left } = joined(result.own, list)
    result.own = next
    result.left.push(...left)
  }
  return result
}
