import { listIdAt, withList } from '#app/domain/ownLists/lists.ts'
import { useListChange } from './useListChange.ts'

/** Makes a list with a name, and with a game if there is one; returns its id. */
export function useNewList(): (name: string, code?: string) => string {
  const change = useListChange()
  return (name, code) => {
    const id = listIdAt(Date.now())
    change((own) => withList(own, { id, name, codes: code === undefined ? [] : [code] }))
    return id
  }
}
