import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type ListOrder, type OwnOrder, ownOrders } from '#app/domain/listOrder.ts'
import { arranged, lastRounds, withFirst } from '#app/domain/ownLists/arrange.ts'
import { arrangementOf, type OwnLists, withArrangement } from '#app/domain/ownLists/lists.ts'
import type { OwnTools } from '#app/domain/ownLists/tools.ts'
import { useListChange } from './useListChange.ts'
import { useRounds } from './useRounds.ts'

const others: readonly ListOrder[] = ['recommended', 'popular', 'new', 'name', 'rtp', 'provider']

type OwnToolsOptions = Pick<OwnTools, 'onRemove'> & {
  lists: OwnLists
  id: string
  /** The games of the list, the last added first. */
  codes: readonly string[]
}

/** The tools of one of the visitor's lists: its orders, and functions that store them on this device. */
export function useOwnTools({ lists, id, codes, onRemove }: OwnToolsOptions): OwnTools {
  const { formatMessage } = useIntl()
  const change = useListChange()
  const { mine, order } = arrangementOf(lists, id)
  const { hasRounds, rounds, unknown, note } = useRounds(order)
  const sorted = useMemo<Record<OwnOrder, readonly string[]>>(
    () => ({
      mine: arranged(codes, mine),
      played: withFirst(codes, lastRounds(rounds ?? [])),
      won: withFirst(codes, lastRounds(rounds ?? [], { won: true })),
    }),
    [codes, mine, rounds],
  )
  const inOrder = useCallback((by: OwnOrder) => sorted[by], [sorted])
  return {
    orders: [...others, ...ownOrders.filter((each) => each === 'mine' || hasRounds)],
    names: {
      recommended: formatMessage({ id: 'lists.order.added' }),
      mine: formatMessage({ id: 'lists.order.mine' }),
      played: formatMessage({ id: 'lists.order.played' }),
      won: formatMessage({ id: 'lists.order.won' }),
    },
    remembered: order,
    inOrder,
    unknown,
    note,
    onOrder: (next) => change((own) => withArrangement(own, id, { order: next })),
    onArrange: (next) => change((own) => withArrangement(own, id, { mine: [...next] })),
    ...(onRemove && { onRemove }),
  }
}
