import type { Raw } from './rawFeed.ts'

export const isOpen = ({ Status }: Raw): boolean => Status === 'online'

/** Whether each seat is free. */
export const seatsOf = ({ SeatsAvailability }: Raw): boolean[] => Object.values(SeatsAvailability ?? {})

export const dealerOf = ({ Dealer }: Raw): string =>
  Dealer?.DealerName ? `Dealer: ${Dealer.DealerName}` : ''

export const limitsOf = ({ Limits }: Raw): string => (Limits ? `${Limits.Min} – ${Limits.Max} lei` : '')

/** State of a table, as the site shows it. */
export function stateOf(table: Raw): string {
  if (!isOpen(table)) return 'Masă închisă'
  const seats = seatsOf(table)
  const free = seats.filter(Boolean).length
  if (seats.length > 0) return free === 0 ? 'Masă plină' : `${free} locuri libere`
  return table.PlayersSeated ? `${table.PlayersSeated} la masă` : 'Deschis'
}
