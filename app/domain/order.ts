import { SortOrder } from '#app/api/contract/common.ts'

/** Name of the order in the address (UXP-04). */
export const ORDER = 'ordine'

/** The order that an address asks for; anything else is the casino's own. */
export const parseOrder = (value: unknown): SortOrder =>
  SortOrder.options.find((order) => order === value) ?? 'recommended'

/** The order that the query of an address asks for. */
export const orderIn = (search: string): SortOrder => parseOrder(new URLSearchParams(search).get(ORDER))

/** What a page is asked for by: its path, and the order of its list unless that is the casino's own. */
export const withOrder = (path: string, order: SortOrder = 'recommended'): string =>
  order === 'recommended' ? path : `${path}?${ORDER}=${order}`

/** Path and order of what `withOrder` has made, or of any other address. */
export function splitOrder(asked: string): { path: string; order: SortOrder } {
  const [path = '', search = ''] = asked.split('?', 2)
  return { path, order: orderIn(search) }
}
