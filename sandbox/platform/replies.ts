import type { LoginReply, PlatformReply, Refusal } from '#app/api/contract/player/platform.ts'
import type { PlayerState } from '../players/state.ts'

/** Numbers of the refusals; whoever asks reads the reason. */
const numbers: Record<Refusal, number> = {
  'wrong-credentials': 401,
  suspended: 403,
  'self-excluded': 423,
  'second-factor-required': 428,
  'terms-changed': 451,
  'password-must-change': 426,
  unavailable: 503,
}

export const success: PlatformReply = { errorCode: 0 }

/** The reply without a session. */
export const nobody: PlatformReply = { errorCode: 401, reason: 'unavailable' }

/** The reply about something that does not exist, or not any more. */
export const gone: PlatformReply = { errorCode: 404, reason: 'unavailable' }

export const refused = (reason: Refusal): PlatformReply => ({ errorCode: numbers[reason], reason })

/** Why the player may not come in, if there is a reason. */
export function refusalOf({ refusal, terms }: PlayerState): LoginReply | undefined {
  if (!refusal) return undefined
  return { ...refused(refusal), terms: refusal === 'terms-changed' ? terms : undefined }
}

/** What is wrong with a new password, if anything. */
export function passwordProblem(old: string, next: string): PlatformReply | undefined {
  if (next === old) return { errorCode: 400, reason: 'password-same' }
  if (next.length < 8 || !/\p{L}/u.test(next) || !/\d/.test(next)) {
    return { errorCode: 400, reason: 'password-too-weak' }
  }
  return undefined
}
