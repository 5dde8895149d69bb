import { useSearchParams } from 'react-router-dom'
import { parseOrder, type SortOrder } from '#app/domain/sort.ts'

/** Name of the order in the address (UXP-04). */
const PARAM = 'ordine'

/** The order of the list, kept in the address; the casino's own leaves it bare. */
export function useOrder() {
  const [search, setSearch] = useSearchParams()
  const order = parseOrder(search.get(PARAM))
  function setOrder(next: SortOrder) {
    setSearch(
      (before) => {
        if (next === 'recommended') before.delete(PARAM)
        else before.set(PARAM, next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { order, setOrder }
}
