import type { PlatformReply, PlayerMessage } from '#app/api/contract/player/platform.ts'
import type { Players } from '../players/store.ts'
import { gone, success } from './replies.ts'

/** Messages of some types that are new to this session; they stay for the next one until they are answered. */
export function messagesFor(
  { passes, get }: Players,
  username: string,
  session: string,
  types: readonly string[],
): PlatformReply & { messages: PlayerMessage[] } {
  const seen = passes.seen(session)
  const messages = get(username).messages.filter(({ id, type }) => types.includes(type) && !seen.includes(id))
  passes.see(session, [...seen, ...messages.map(({ id }) => id)])
  return { ...success, messages }
}

/** Activates or removes an offered bonus, and removes its message. */
export function confirmBonus(
  players: Players,
  username: string,
  { bonusId, accept }: { bonusId: string; accept: boolean },
): PlatformReply {
  const waits = players
    .get(username)
    .bonuses.some((bonus) => bonus.bonusId === bonusId && bonus.status === 'pending')
  if (!waits) return gone
  players.change(username, (state) => {
    state.messages = state.messages.filter((message) => message.bonusId !== bonusId)
    state.bonuses = state.bonuses
      .filter((bonus) => accept || bonus.bonusId !== bonusId)
      .map((bonus) => (bonus.bonusId === bonusId ? { ...bonus, status: 'active' } : bonus))
  })
  return success
}

/** Confirms the limits of a message. */
export function acceptLimits(players: Players, username: string, messageId: string): PlatformReply {
  const isIt = ({ id, type }: PlayerMessage) => id === messageId && type.startsWith('rg:')
  if (!players.get(username).messages.some(isIt)) return gone
  players.change(username, (state) => {
    state.messages = state.messages.filter((message) => !isIt(message))
  })
  return success
}
