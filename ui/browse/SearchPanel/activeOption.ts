/** The active option of a list, and the term for which it was chosen. */
export type ActiveOption = {
  query: string
  open: boolean
  /** Its index, in case it disappears. */
  place: number
  id?: string
}

/** The current list. */
export type OptionList = { query: string; ids: readonly string[] }

export type ActiveAction =
  | { type: 'move'; by: 1 | -1; list: OptionList }
  | { type: 'point'; id: string; list: OptionList }
  | { type: 'open' | 'close'; list: OptionList }

export const nothingActive: ActiveOption = { query: '', open: true, place: 0 }

/** Another term opens the list again; an empty list is never open. */
export const isOpen = (active: ActiveOption, { query, ids }: OptionList): boolean =>
  ids.length > 0 && (active.open || active.query !== query)

/**
 * Id of the active option, always one of the list: the first one for another term, the chosen one while it exists, else
 * the one at its index.
 */
export function activeIn(active: ActiveOption, list: OptionList): string | undefined {
  const { query, ids } = list
  if (!isOpen(active, list)) return undefined
  if (active.query !== query) return ids[0]
  if (active.id !== undefined && ids.includes(active.id)) return active.id
  return ids[Math.min(active.place, ids.length - 1)]
}

/** The state after a key or a pointer move; it wraps at the ends. */
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
