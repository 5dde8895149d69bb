import { SortOrder } from '#app/api/contract/common.ts'

/** Name of the query parameter for the order (UXP-04). */
export const ORDER = 'ordine'

/** The order named by an address; any other value is the casino's own. */
export const parseOrder = (value: unknown): SortOrder =>
  SortOrder.options.find((order) => order === value) ?? 'recommended'

/** Orders that only a visitor's own lists have: by hand, by the last round, by the last win. */
export const ownOrders = ['mine', 'played', 'won'] as const
export type OwnOrder = (typeof ownOrders)[number]

/** An order of a list in the browser. */
export type ListOrder = SortOrder | OwnOrder

export const isOwnOrder = (order: ListOrder): order is OwnOrder =>
  (ownOrders as readonly string[]).includes(order)

/** Every order by its name. */
export const listOrders: readonly ListOrder[] = [...SortOrder.options, ...ownOrders]

/** The order in the query of an address. */
export const orderIn = (search: string): SortOrder => parseOrder(new URLSearchParams(search).get(ORDER))

/** The address to request a page by: its path, and the order of its list unless that is the casino's own. */
export const withOrder = (path: string, order: SortOrder = 'recommended'): string =>
  order === 'recommended' ? path : `${path}?${ORDER}=${order}`

/** Path and order of an address that `withOrder` has made, or of any other. */
export function splitOrder(asked: string): { path: string; order: SortOrder } {
  const [path = '', search = ''] = asked.split('?', 2)
  return { path, order: orderIn(search) }
}
