import type { ListOrder, OwnOrder } from '../listOrder.ts'

/** Additional tools of a list that belongs to the visitor. */
export type OwnTools = {
  /** The orders that it offers. */
  orders: readonly ListOrder[]
  /** Labels of its own orders, and of the order in which games were added. */
  names: { readonly [Order in OwnOrder | 'recommended']: string }
  /** The order in which it was last shown. */
  remembered: ListOrder | undefined
  onOrder: (order: ListOrder) => void
  /** Codes of its games in one of its own orders; the same array until the data changes. */
  inOrder: (order: OwnOrder) => readonly string[]
  /** Why an order is not available yet, with a function to retry; `undefined` if it is. */
  unknown: (order: ListOrder) => { text: string; retrying: boolean; retry: () => void } | undefined
  /** Explains the data behind an order, if it needs an explanation. */
  note: (order: ListOrder) => string | undefined
  /** Keeps the order by hand: all codes of the list. */
  onArrange: (codes: readonly string[]) => void
  /** Takes a game out of the list. */
  onRemove?: (code: string) => void
}
