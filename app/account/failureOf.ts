import type { IntlShape } from 'react-intl'
import { supportAddress } from '#app/domain/addresses.ts'
import type { Result } from '#app/session/results.ts'

/** Refusals that have words of their own; any other is simply one. */
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

/** The word of a refusal that there is a message for. */
export const wordOf = (reason: string): Known => known.find((one) => one === reason) ?? 'refused'

/** Why a result is no login; `undefined` for one that is. */
export function reasonOf(result: Result): string | undefined {
  if ('player' in result) return undefined
  return 'refused' in result ? result.refused.reason : 'unavailable'
}

export type Ways = { account: string; help: string }

/** What is said of a login that was refused, and the way on from there (AUT-11). */
export function failureOf({ formatMessage }: IntlShape, reason: string, ways: Ways) {
  const word = wordOf(reason)
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
