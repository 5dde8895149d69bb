/**
 * A fact that comes from a service: not loaded yet, failed, or its value. `outdated` marks an earlier value whose
 * refresh failed. `pending` and `failed` never mean "no": they are shown as such, and rules that protect a player
 * assume the protective case until the fact is known.
 */
export type Known<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly value: T; readonly outdated: boolean }

export const pending = { state: 'pending' } as const satisfies Known<never>
export const failed = { state: 'failed' } as const satisfies Known<never>

export const known = <T>(value: T, outdated = false): Known<T> => ({ state: 'known', value, outdated })

/** The fields of a query result that decide the state of a fact. */
type Answer<T> = { data: T | undefined; isError: boolean }

/** The fact of a query; after a failed refresh the earlier value stays, as outdated. */
export const knownOf = <T>({ data, isError }: Answer<T>): Known<T> =>
  data !== undefined ? known(data, isError) : isError ? failed : pending

/** Maps the value of a fact to another fact, which may itself be unknown. */
export const flatMapKnown = <T, U>(fact: Known<T>, follow: (value: T) => Known<U>): Known<U> =>
  fact.state === 'known' ? follow(fact.value) : fact

/** Maps the value of a fact and keeps its state. */
export const mapKnown = <T, U>(fact: Known<T>, follow: (value: T) => U): Known<U> =>
  fact.state === 'known' ? known(follow(fact.value), fact.outdated) : fact

/** Joins two facts: known when both are; failed as soon as either is. */
export function bothKnown<A, B, C>(a: Known<A>, b: Known<B>, join: (a: A, b: B) => C): Known<C> {
  if (a.state === 'failed' || b.state === 'failed') return failed
  if (a.state === 'pending' || b.state === 'pending') return pending
  return known(join(a.value, b.value), a.outdated || b.outdated)
}
