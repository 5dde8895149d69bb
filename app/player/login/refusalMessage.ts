import type { IntlShape } from 'react-intl'
import { supportAddress } from '#app/domain/addresses.ts'
import type { Result } from '../session/results.ts'

/** Reasons of refusal that have a message of their own; all others share one message. */
const known = [
  'wrong-credentials',
  'suspended',
  'self-excluded',
  'second-factor-required',
  'unavailable',
  'password-too-weak',
  'password-same',
] as const
type Known = (typeof known)[number] | 'refused'

/** The known reason of a refusal; a reason without a message counts as `refused`. */
export const knownReasonOf = (reason: string): Known => known.find((one) => one === reason) ?? 'refused'

/** Why a result is not a login; `undefined` for a successful one. */
export function reasonOf(result: Result): string | undefined {
  if ('player' in result) return undefined
  return 'refused' in result ? result.refused.reason : 'unavailable'
}

export type Ways = { account: string; help: string }

/** The message of a refused login, with the action that helps (AUT-11). */
export function refusalMessage({ formatMessage }: IntlShape, reason: string, ways: Ways) {
  const word = knownReasonOf(reason)
  const actions: Partial<Record<Known, { label: string; href: string }>> = {
    suspended: { label: formatMessage({ id: 'login.help' }), href: supportAddress },
    refused: { label: formatMessage({ id: 'login.help' }), href: supportAddress },
    'self-excluded': { label: formatMessage({ id: 'login.help' }), href: ways.help },
    'second-factor-required': { label: formatMessage({ id: 'login.account' }), href: ways.account },
  }
  const action = actions[word]
  return {
    title: formatMessage({ id: `errors.auth.${word}` }),
    text: formatMessage({ id: `login.next.${word}` }),
    ...(action && { action }),
  }
}
