import type { PlatformClient } from '#app/api/contract/player/platform.ts'
import { faultOf, suffer } from './faults.ts'
import type { Replies, StoryPlayer } from './player.ts'

const done = { errorCode: 0 }

/** The platform's default replies. */
function usualReplies({ username, outside = false }: StoryPlayer): Required<Replies> {
  return {
    loggedInPlayer: outside ? done : { ...done, username },
    login: { ...done, username },
    temporaryToken: { ...done, token: 'semn-de-trecere', username },
    keepAlive: done,
    validateTermsVersion: done,
    validatePasswordChange: done,
    waitingMessages: { ...done, messages: [] },
    confirmBonus: done,
    acceptPendingLimits: done,
    logout: done,
  }
}

/**
 * Simulates the gaming platform's script, until the returned function is called: only the story's player is logged in.
 * `unknown` is called for calls without a reply.
 */
export function standInForPlatform(
  player: StoryPlayer | undefined,
  unknown: (call: string) => void,
): () => void {
  const replies: Replies = player ? { ...usualReplies(player), ...player.platform } : { loggedInPlayer: done }
  const turns = new Map<string, number>()
  let over = false

  async function say(name: keyof PlatformClient): Promise<unknown> {
    // Calls after the end belong to an earlier story.
    if (over) return new Promise(() => {})
    const refusal = await suffer(`platform.${name}`)
    if (refusal !== undefined) return { errorCode: refusal, reason: 'unavailable' }
    const reply = replies[name]
    if (reply === undefined) unknown(`platform.${name}`)
    if (!Array.isArray(reply)) return reply
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return reply[Math.min(turn, reply.length - 1)]
  }

  const client = new Proxy({} as PlatformClient, {
    get: (_, name: keyof PlatformClient | 'then') => (name === 'then' ? undefined : () => say(name)),
  })
  if (faultOf('platform') === 'gone') delete window.GamingPlatform
  else window.GamingPlatform = { init: () => client }
  return () => {
    over = true
    delete window.GamingPlatform
  }
}
