import { useIntl } from 'react-intl'
import type { LiveState } from '#ui/game/GameTile'
import type { LiveTileProps } from './liveTileProps.ts'

type TableFacts = Pick<LiveTileProps, 'state' | 'provider' | 'dealer' | 'seats' | 'players' | 'opensAt'>

export type TableState = {
  is: LiveState
  /** In the footer; of an unknown table nothing is said. */
  words?: string
  /** What changes with a fade: the words, though not how many sit at a table without seats. */
  turn?: string
  /** In the name of the link. */
  spoken?: string
  /** Under the table's name: who deals, when the table is back, or whose it is. */
  note: string
}

/** What is said of a table: open, full or closed, who deals, and whether there is a seat. */
export function useTableState({
  state = 'unknown',
  provider,
  dealer,
  seats = [],
  players = 0,
  opensAt,
}: TableFacts): TableState {
  const { formatMessage } = useIntl()
  if (state === 'unknown') return { is: state, note: provider }
  if (state === 'closed') {
    const words = formatMessage({ id: 'ui.liveTile.closed' })
    const back = opensAt && formatMessage({ id: 'ui.liveTile.back' }, { time: opensAt })
    const spoken = back ? `${words}. ${back}` : words
    return { is: state, words, turn: words, spoken, note: back || provider }
  }
  const note = dealer ? formatMessage({ id: 'ui.liveTile.dealer' }, { dealer }) : provider
  const free = seats.filter(Boolean).length
  if (seats.length > 0 && free === 0) {
    const words = formatMessage({ id: 'ui.seatStrip.full' })
    return { is: 'full', words, turn: words, spoken: words, note }
  }
  const open = formatMessage({ id: 'ui.liveTile.openTable' })
  if (free > 0) {
    const words = formatMessage({ id: 'ui.seatStrip.free' }, { count: free })
    return { is: state, words, turn: words, spoken: `${open}, ${words}`, note }
  }
  if (players > 0) {
    const words = formatMessage({ id: 'ui.liveTile.players' }, { players })
    return { is: state, words, turn: state, spoken: `${open}, ${words}`, note }
  }
  const words = formatMessage({ id: 'ui.liveTile.open' })
  return { is: state, words, turn: state, spoken: open, note }
}
