/** Which option of a list is the active one, for the words that were searched when it was decided. */
export type ActiveOption = {
  query: string
  open: boolean
  /** Where it was, should it be gone. */
  place: number
  id?: string
}

/** The list as it is at this moment. */
export type OptionList = { query: string; ids: readonly string[] }

export type ActiveAction =
  | { type: 'move'; by: 1 | -1; list: OptionList }
  | { type: 'point'; id: string; list: OptionList }
  | { type: 'open' | 'close'; list: OptionList }

export const nothingActive: ActiveOption = { query: '', open: true, place: 0 }

/** Other words open the list again; an empty one is never open. */
export const isOpen = (active: ActiveOption, { query, ids }: OptionList): boolean =>
  ids.length > 0 && (active.open || active.query !== query)

/**
 * Id of the active option, always one of the list: the first one for other words, the one that was chosen as long as it
 * is there, and else what has come to its place.
 */
export function activeIn(active: ActiveOption, list: OptionList): string | undefined {
  const { query, ids } = list
  if (!isOpen(active, list)) return undefined
  if (active.query !== query) return ids[0]
  if (active.id !== undefined && ids.includes(active.id)) return active.id
  return ids[Math.min(active.place, ids.length - 1)]
}

/** What a key or the pointer makes of it; at the ends it goes round. */
export function reduceActive(active: ActiveOption, action: ActiveAction): ActiveOption {
  const { list } = action
  const { query, ids } = list
  const at = (place: number): ActiveOption => ({ query, open: true, place, id: ids[place] })

  switch (action.type) {
    case 'close':
      return { query, open: false, place: 0 }
    case 'open':
      return isOpen(active, list) ? active : at(0)
    case 'point': {
      const place = ids.indexOf(action.id)
      return place < 0 ? active : at(place)
    }
    case 'move': {
      const current = activeIn(active, list)
      if (current === undefined) return at(action.by > 0 ? 0 : Math.max(ids.length - 1, 0))
      return at((ids.indexOf(current) + action.by + ids.length) % ids.length)
    }
  }
}
