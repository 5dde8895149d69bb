import type { UserInfo } from '#app/api/contract/analytics.ts'
import type { PlayerInfo } from '#app/api/contract/player/account.ts'

/** The identifiers that are reported (S2 7). */
export const IDENTIFIERS = [
  'phone',
  'userId',
  'username',
  'playerClientId',
  'email',
  'sex',
  'city',
  'accountBusinessPhase',
] as const

type Identifier = (typeof IDENTIFIERS)[number]
export type Identifiers = Pick<PlayerInfo, Identifier>

/** The form in which an identifier is hashed, so that the same e-mail has one hash however it was typed [D]. */
const normalised = (value: string): string => value.trim().toLowerCase()

/**
 * The user-info event (ANA-03). `hash` makes the SHA-256 of a text in hexadecimal digits; where the browser cannot hash
 * it is undefined, then the hashes are left out and `hashed` says so.
 */
export async function userInfo(
  identifiers: Identifiers,
  hash?: (text: string) => Promise<string>,
): Promise<UserInfo> {
  const plain = IDENTIFIERS.map((name) => [name, identifiers[name] ?? null] as const)
  const hashes = plain.map(async ([name, value]) => {
    const digits = value === null || !hash ? null : await hash(normalised(value))
    return [`${name}_sha256`, digits] as const
  })
  const fields = Object.fromEntries([...plain, ...(await Promise.all(hashes))])
  return { event: 'user-info', ...(fields as Omit<UserInfo, 'event' | 'hashed'>), hashed: hash !== undefined }
}
