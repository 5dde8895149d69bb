import { AUDIENCE, EMBEDDED_AUDIENCE, MOMENT, NATIVE_AUDIENCE } from './flags.ts'

/** Audiences by their word in an address; without one the page is a visitor's. */
const audiences = {
  jucator: 'player',
  autoexclus: 'excluded',
  [NATIVE_AUDIENCE]: 'native',
  [EMBEDDED_AUDIENCE]: 'embedded',
} as const

export type Audience = (typeof audiences)[keyof typeof audiences]

/** Words of all audiences in addresses. */
export const audienceWords = Object.keys(audiences) as (keyof typeof audiences)[]

/** For whom, and on which day and time in Romania („2026-12-01T10:00”), an editor sees the page. */
export type View = { audience?: Audience; at?: string }

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Whether a moment exists: no 31st of February. */
const isMoment = (at: string): boolean =>
  LOCAL.test(at) &&
  !Number.isNaN(Date.parse(`${at}Z`)) &&
  new Date(`${at}Z`).toISOString().slice(0, 16) === at

/** The view in the query of an address; invalid values are left out. */
export function viewIn(search: string): View {
  const query = new URLSearchParams(search)
  const word = audienceWords.find((name) => name === query.get(AUDIENCE))
  const at = query.get(MOMENT) ?? ''
  return { ...(word && { audience: audiences[word] }), ...(isMoment(at) && { at }) }
}

/** The query parameters of a view, the reverse of `viewIn`. */
export function viewQuery({ audience, at }: View): Record<string, string> {
  const word = audienceWords.find((name) => audiences[name] === audience)
  return { ...(word && { [AUDIENCE]: word }), ...(at && { [MOMENT]: at }) }
}

/** `search` with another view. */
export function withView(search: string, view: View): string {
  const query = new URLSearchParams(search)
  for (const name of [AUDIENCE, MOMENT]) query.delete(name)
  for (const [name, value] of Object.entries(viewQuery(view))) query.set(name, value)
  const whole = query.toString()
  return whole && `?${whole}`
}
