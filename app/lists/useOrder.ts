import { useSearchParams } from 'react-router-dom'
import type { SortOrder } from '#app/api/contract/common.ts'
import { ORDER, parseOrder } from '#app/domain/order.ts'

/** The order of the list, kept in the address; the casino's own leaves it bare. */
export function useOrder() {
  const [search, setSearch] = useSearchParams()
  const order = parseOrder(search.get(ORDER))
  function setOrder(next: SortOrder) {
    setSearch(
      (before) => {
        if (next === 'recommended') before.delete(ORDER)
        else before.set(ORDER, next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { order, setOrder }
}
