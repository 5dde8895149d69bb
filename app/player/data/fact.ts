import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Known, knownOf } from '#app/domain/known.ts'

/** A fact about the player, with a function to load it again after a failure. */
export type PlayerFact<T> = {
  fact: Known<T>
  /** Loads the fact again. */
  retry: () => void
  /** True during that request; the fact stays failed meanwhile. */
  retrying: boolean
}

/** Reads a query that the session loads; reading it sends no request. */
export function useFact<T, Key extends QueryKey>(query: UseQueryOptions<T, Error, T, Key>): PlayerFact<T> {
  const { data, isError, errorUpdateCount, isFetching, refetch } = useQuery({ ...query, enabled: false })
  const retry = useCallback(() => void refetch(), [refetch])
  const wasRefused = data === undefined && errorUpdateCount > 0
  return { fact: knownOf({ data, isError: isError || wasRefused }), retry, retrying: isFetching }
}
