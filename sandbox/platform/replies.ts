import type { LoginReply, PlatformReply, Refusal } from '#app/api/contract/player/platform.ts'
import type { PlayerState } from '../players/state.ts'

/** Error codes of the refusals; clients read the reason. */
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

/** Reply without a session. */
export const noSession: PlatformReply = { errorCode: 401, reason: 'unavailable' }

/** Reply for a missing record. */
export const gone: PlatformReply = { errorCode: 404, reason: 'unavailable' }

export const refused = (reason: Refusal): PlatformReply => ({ errorCode: numbers[reason], reason })

/** Why the player's login is refused, if it is. */
export function refusalOf({ refusal, terms }: PlayerState): LoginReply | undefined {
  if (!refusal) return undefined
  return { ...refused(refusal), terms: refusal === 'terms-changed' ? terms : undefined }
}

/** Problem of a new password, if there is one. */
export function passwordProblem(old: string, next: string): PlatformReply | undefined {
  if (next === old) return { errorCode: 400, reason: 'password-same' }
  if (next.length < 8 || !/\p{L}/u.test(next) || !/\d/.test(next)) {
    return { errorCode: 400, reason: 'password-too-weak' }
  }
  return undefined
}
