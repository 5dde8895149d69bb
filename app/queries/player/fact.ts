import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Known, knownOf } from '#app/domain/known.ts'

/** A fact of the player who is here, and the way to ask for it once more where it could not be had. */
export type PlayerFact<T> = {
  fact: Known<T>
  /** Asks again. */
  retry: () => void
  /** While that is on its way the fact stays failed. */
  retrying: boolean
}

/** What is known by a query that the session asks; reading it asks nothing. */
export function useFact<T, Key extends QueryKey>(query: UseQueryOptions<T, Error, T, Key>): PlayerFact<T> {
  const { data, isError, errorUpdateCount, isFetching, refetch } = useQuery({ ...query, enabled: false })
  const retry = useCallback(() => void refetch(), [refetch])
  const wasRefused = data === undefined && errorUpdateCount > 0
  return { fact: knownOf({ data, isError: isError || wasRefused }), retry, retrying: isFetching }
}
