import { useIntl } from 'react-intl'
import type { Seats } from './LiveMarks.tsx'

type TableFacts = { open: boolean; opensAt?: string; seats?: Seats; dealer?: string }

type TableState = {
  /** In the footer. */
  state: string
  /** In the name of the link. */
  spoken: string
  tone: 'live' | 'faint'
  /** Under the table's name: who deals, or when the table is back. */
  note?: string
}

/** What is said of a table: open or closed, and whether there is a seat. */
export function useTableState({ open, opensAt, seats, dealer }: TableFacts): TableState {
  const { formatMessage } = useIntl()
  if (!open) {
    const state = formatMessage({ id: 'ui.liveTile.closed' })
    const note = opensAt && formatMessage({ id: 'ui.liveTile.back' }, { time: opensAt })
    return { state, spoken: note ? `${state}. ${note}` : state, tone: 'faint', note }
  }
  const note = dealer && formatMessage({ id: 'ui.liveTile.dealer' }, { dealer })
  if (!seats) {
    const spoken = formatMessage({ id: 'ui.liveTile.openTable' })
    return { state: formatMessage({ id: 'ui.liveTile.open' }), spoken, tone: 'live', note }
  }
  if (seats.free <= 0) {
    const state = formatMessage({ id: 'ui.seatStrip.full' })
    return { state, spoken: state, tone: 'faint', note }
  }
  const state = formatMessage({ id: 'ui.seatStrip.free' }, { count: seats.free })
  return { state, spoken: `${formatMessage({ id: 'ui.liveTile.openTable' })}, ${state}`, tone: 'live', note }
}
