import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import * as v from 'valibot'
import type { ContentStatus } from '#app/api/contract/common.ts'
import type { Slice, SliceOf } from '#app/api/contract/slices.ts'
import { ApiError } from '#app/api/errors.ts'
import { waitAfter } from '#app/domain/retryBudget.ts'
import { PageAddress } from './pageContexts.ts'
import { pageQuery } from './pageQuery.ts'
import { useStatus } from './useStatus.ts'

/** Slices by their hashes, as a page response has them. */
export type Slices = Record<string, Slice>

export const sliceKey = (hash: string) => ['slice', hash] as const

/** Puts slices into the query cache; a hash always names the same slice. */
export function keepSlices(client: QueryClient, slices: Slices): void {
  for (const [hash, slice] of Object.entries(slices)) {
    if (client.getQueryData(sliceKey(hash)) === undefined) client.setQueryData(sliceKey(hash), slice)
  }
}

/** Whether a retry of the request may succeed. */
const mayRetry = (error: unknown): boolean =>
  !(v.isValiError(error) || (error instanceof ApiError && error.status === 404))

/** A page by its address, as the site's server knows it. */
type PageRequest = { address: string; status: ContentStatus }

/** Slices of a page; none when it has moved, is gone, or the response is not a page. */
async function slicesOf(client: QueryClient, { address, status }: PageRequest): Promise<Slices> {
  const answer = await client.fetchQuery(pageQuery(address, status)).catch((error: unknown) => {
    if (mayRetry(error)) throw error
    return undefined
  })
  return answer && 'slices' in answer ? answer.slices : {}
}

/**
 * A slice of a part below the first view; one request for the page loads all of them. The server's HTML stays until
 * then, and also if the load fails.
 */
export const sliceQuery = (client: QueryClient, hash: string, page: PageRequest) =>
  queryOptions({
    queryKey: sliceKey(hash),
    queryFn: async (): Promise<Slice> =>
      // The content has changed since the document was rendered: the part keeps the server's HTML forever.
      (await slicesOf(client, page))[hash] ?? new Promise<never>(() => {}),
    retry: true,
    retryDelay: (failures) => waitAfter('pageParts', failures + 1, Math.random()),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The slice under `hash`; its type is one of `types`. */
export function useSliceOf<const Type extends Slice['type']>(
  hash: string,
  types: readonly Type[],
): SliceOf<Type> {
  const client = useQueryClient()
  const page = { address: useContext(PageAddress), status: useStatus() }
  const { data } = useSuspenseQuery(sliceQuery(client, hash, page))
  if (!(types as readonly string[]).includes(data.type))
    throw new Error(`slice ${hash} is ${data.type}, not ${types.join(' or ')}`)
  return data as SliceOf<Type>
}

/** The slice under `hash`; it has this `type`. */
export const useSlice = <Type extends Slice['type']>(hash: string, type: Type): SliceOf<Type> =>
  useSliceOf(hash, [type])
