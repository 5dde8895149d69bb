import { useSearchParams } from 'react-router-dom'
import { type ListOrder, ORDER, parseOrder } from '#app/domain/listOrder.ts'
import type { OwnTools } from '#app/domain/ownLists/tools.ts'

/** The order of the list, which the address has unless it is the list's own. A visitor's own list also stores it. */
export function useOrder(own?: OwnTools) {
  const [search, setSearch] = useSearchParams()
  const text = search.get(ORDER)
  const order: ListOrder = own
    ? (own.orders.find((each) => each === (text ?? own.remembered)) ?? parseOrder(text))
    : parseOrder(text)
  function setOrder(next: ListOrder) {
    own?.onOrder(next)
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
