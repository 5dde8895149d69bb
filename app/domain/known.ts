/**
 * What is known of a fact that somebody else holds: not yet, not at all because asking failed, or its value. `outdated`
 * says that the value is an earlier one and that asking for a new one failed. `pending` and `failed` never mean "no":
 * they are shown as what they are, and what protects a player takes the protective side until the fact is known.
 */
export type Known<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly value: T; readonly outdated: boolean }

export const pending = { state: 'pending' } as const satisfies Known<never>
export const failed = { state: 'failed' } as const satisfies Known<never>

export const known = <T>(value: T, outdated = false): Known<T> => ({ state: 'known', value, outdated })

/** The part of a query's result that says what is known. */
type Answer<T> = { data: T | undefined; isError: boolean }

/** The fact that a query holds; an earlier answer outlives a failed refresh as an outdated one. */
export const knownOf = <T>({ data, isError }: Answer<T>): Known<T> =>
  data !== undefined ? known(data, isError) : isError ? failed : pending

/** What follows from a fact and may itself be unknown. */
export const thenKnown = <T, U>(fact: Known<T>, follow: (value: T) => Known<U>): Known<U> =>
  fact.state === 'known' ? follow(fact.value) : fact

/** The same knowledge of what follows from a fact. */
export const mapKnown = <T, U>(fact: Known<T>, follow: (value: T) => U): Known<U> =>
  fact.state === 'known' ? known(follow(fact.value), fact.outdated) : fact

/** A fact of two facts: known when both are; failed as soon as one of them is. */
export function bothKnown<A, B, C>(a: Known<A>, b: Known<B>, join: (a: A, b: B) => C): Known<C> {
  if (a.state === 'failed' || b.state === 'failed') return failed
  if (a.state === 'pending' || b.state === 'pending') return pending
  return known(join(a.value, b.value), a.outdated || b.outdated)
}
