import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { freeSeats, type LiveTable } from '#app/domain/live/table.ts'
import { useLanguageName } from '#app/platform/messages/useLanguageName.ts'
import { useSelected } from '#app/platform/visit.ts'
import { limitOf } from '#ui/game/Amount/money.ts'
import { useTableState } from '#ui/game/LiveTile/useTableState.ts'
import { createTablesNow } from '../liveFeed.ts'
import { useOpeningTime } from '../useOpeningTime.ts'

/** Words for a table without data, by the state of the feed. */
const unknown = {
  pending: 'live.fact.pending',
  failed: 'live.fact.failed',
  known: 'live.salon.unsaid',
} as const

/** The bets of a table as text. */
function useRange({ from, to }: { from?: number; to?: number } = {}): string | undefined {
  const { formatMessage, formatNumber } = useIntl()
  return useMemo(() => {
    if (from === undefined || to === undefined) return undefined
    const amount = (value: number) => {
      const { decimals } = limitOf(value)
      return formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    }
    return formatMessage({ id: 'ui.amount.lei' }, { amount: `${amount(from)}–${amount(to)}` })
  }, [from, to, formatMessage, formatNumber])
}

/** The state of a table in words, and the accessible name with all of its facts. */
export function useTableWords({ name, provider, bet }: Tile, table: LiveTable | undefined) {
  const { formatMessage } = useIntl()
  const nameOf = useLanguageName()
  const timeOf = useOpeningTime()
  const feed = useSelected(createTablesNow, ({ state }) => state)
  const { open, opensAt, seats, players, dealer } = table ?? {}
  const state = useTableState({
    state: table ? (open ? 'open' : 'closed') : 'unknown',
    provider,
    dealer,
    seats,
    players,
    opensAt: opensAt && timeOf(opensAt),
  })
  const free = table && state.is === 'open' ? freeSeats(table) : undefined
  const limits = table?.limits ?? bet
  const range = useRange(limits)
  const words =
    free && seats
      ? formatMessage(
          { id: 'live.salon.seats' },
          { free: formatMessage({ id: 'ui.seatStrip.free' }, { count: free }), seats: seats.length },
        )
      : (state.words ??
        formatMessage({ id: 'live.salon.table' }, { fact: formatMessage({ id: unknown[feed] }) }))
  const back = state.is === 'closed' && state.note !== provider ? state.note : undefined
  const facts = [
    name,
    table?.language && nameOf(table.language).toLocaleLowerCase('ro'),
    range,
    words.toLocaleLowerCase('ro'),
    back?.toLocaleLowerCase('ro'),
  ]
  return { is: state.is, words, note: state.note, limits, spoken: facts.filter(Boolean).join(', ') }
}
