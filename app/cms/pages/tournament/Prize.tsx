import type { Tournament } from '#app/api/contract/tournaments.ts'
import { Amount } from '#ui/game/Amount'

/** A prize: an amount in lei, or a text. */
export const Prize = ({ prize: { amount, text } }: { prize: Tournament['prizes'][number] }) =>
  amount === undefined ? text : <Amount value={amount} form="digits" />
