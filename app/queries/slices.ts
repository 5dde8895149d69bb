import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { Slice, type SliceOf } from '#app/api/contract/slices.ts'
import { orderIn, withOrder } from '#app/domain/order.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { seconds } from '#app/lib/durations.ts'
import { pause } from '#app/lib/pause.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { wake, whenNear } from '#app/lib/whenNear.ts'

const RETRY_AFTER = seconds(5)

/** The content has changed since this page was drawn; its HTML is all there is of it. */
class SliceGone extends Error {
  constructor(hash: string) {
    super(`slice ${hash} is gone`)
    this.name = 'SliceGone'
  }
}

async function fetchSlice(hash: string, status: ContentStatus, signal: AbortSignal): Promise<Slice> {
  // The path lets an instance that has not drawn this page yet find the slice.
  const path = withOrder(withoutPreview(location.pathname), orderIn(location.search))
  const query = new URLSearchParams({ ...(path !== '/' && { path }), ...(status === 'Draft' && { status }) })
  const response = await fetch(`/api/slices/${hash}${query.size > 0 ? `?${query}` : ''}`, { signal })
  if (response.status === 404) throw new SliceGone(hash)
  if (!response.ok) throw new Error(`slice ${hash} answered ${response.status}`)
  return v.parse(Slice, await response.json())
}

/** While the server's HTML stands, a failed load is no reason to take it away: it is tried again. */
async function fetchPatiently(hash: string, status: ContentStatus, signal: AbortSignal): Promise<Slice> {
  for (;;) {
    try {
      return await fetchSlice(hash, status, signal)
    } catch (error) {
      if (signal.aborted) throw error
      // Neither will be better next time.
      if (error instanceof SliceGone || v.isValiError(error)) return new Promise(() => undefined)
      await pause(RETRY_AFTER)
    }
  }
}

/** One slice by its hash; `lazy` ones are asked for when their part of the page comes near the view. */
export const sliceQuery = (hash: string, status: ContentStatus, lazy = false) =>
  queryOptions({
    queryKey: ['slice', hash],
    queryFn: async ({ signal }) => {
      const standing = lazy ? await whenNear(hash) : true
      return standing ? fetchPatiently(hash, status, signal) : fetchSlice(hash, status, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

type SliceOptions = { status: ContentStatus; lazy?: boolean }

/** The slice under `hash`, which is of one of `types`, once it is there; until then the server's HTML stays as it is. */
export function useSliceOf<const Type extends Slice['type']>(
  hash: string,
  types: readonly Type[],
  { status, lazy }: SliceOptions,
): SliceOf<Type> {
  // Only the server's HTML can wait: a page that is being drawn anew needs its slices at once.
  if (!useHydrating()) wake(hash)
  const { data } = useSuspenseQuery(sliceQuery(hash, status, lazy))
  if (!(types as readonly string[]).includes(data.type))
    throw new Error(`slice ${hash} is ${data.type}, not ${types.join(' or ')}`)
  return data as SliceOf<Type>
}

/** The slice under `hash`, once it is there; until then the server's HTML stays as it is. */
export const useSlice = <Type extends Slice['type']>(
  hash: string,
  type: Type,
  options: SliceOptions,
): SliceOf<Type> => useSliceOf(hash, [type], options)
