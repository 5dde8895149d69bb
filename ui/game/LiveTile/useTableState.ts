import { useIntl } from 'react-intl'
import type { LiveState } from '#ui/game/GameTile'
import type { LiveTileProps } from './liveTileProps.ts'

type TableFacts = Pick<LiveTileProps, 'state' | 'provider' | 'dealer' | 'seats' | 'players' | 'opensAt'>

export type TableState = {
  is: LiveState
  /** Text in the footer; missing for an unknown table. */
  words?: string
  /** Key of the fade: the text, without the number of players at a table without seats. */
  turn?: string
  /** Text for the link's accessible name. */
  spoken?: string
  /** Text under the table's name: dealer, opening time, or provider. */
  note: string
}

/** Texts about a table: open, full or closed, its dealer, and free seats. */
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
