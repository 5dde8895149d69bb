import { type ChatContext, chatClient } from '#app/api/contract/chat.ts'
import type { Visit } from '#app/platform/visit.ts'
import { authKnown } from '../session/auth.ts'
import { sessionServices } from '../session/sessionServices.ts'

/**
 * Whom the chat assistant talks to. Rejects as the gateway does, and when its answer has no token or an `errorCode`
 * (CHT-02).
 */
export async function chatIdentity(visit: Visit): Promise<ChatContext> {
  const { player } = await authKnown(visit)
  if (!player) return { type: 'anonymous' }
  const answer = await sessionServices(visit).gateway.call('chatToken', { body: chatClient })
  const token = answer.sessionToken?.sessionToken
  if (answer.errorCode !== 0 || token === undefined)
    throw new Error(`chatIdentity: no token, errorCode ${answer.errorCode}`)
  return { type: 'authenticated', username: answer.username ?? player.username, token }
}
