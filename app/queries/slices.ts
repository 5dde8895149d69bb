import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { Slice, type SliceOf } from '#app/api/contract/slices.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { orderIn, withOrder } from '#app/domain/order.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { minutes, seconds } from '#app/lib/durations.ts'
import { arrived, settled } from '#app/lib/leaving.ts'
import { pause } from '#app/lib/pause.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { hydrateNow, whenNear } from '#app/lib/whenNear.ts'

const FIRST_WAIT = seconds(5)
const LONGEST_WAIT = minutes(1)

/** The content has changed since this page was drawn; its HTML is all there is of it. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Address of a slice of the page that is shown; its path lets an instance that has not drawn that page yet find the slice. */
function sliceAddress(hash: string, status: ContentStatus): string {
  const path = withOrder(withoutPreview(location.pathname), orderIn(location.search))
  const query = new URLSearchParams({ ...(path !== '/' && { path }), ...(status === 'Draft' && { status }) })
  return `/api/slices/${hash}${query.size > 0 ? `?${query}` : ''}`
}

const fetchSlice = (address: string, signal: AbortSignal): Promise<Slice> =>
  request(address, { schema: Slice, signal })

/** Rejects when `signal` aborts, and does nothing else. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/**
 * While the server's HTML stands, a failed load is no reason to take it away: it is tried again, at growing intervals,
 * for as long as the page is there. What will not be better next time is left as the server drew it.
 */
async function fetchPatiently(address: string, signal: AbortSignal): Promise<Slice> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await fetchSlice(address, signal)
    } catch (error) {
      if (signal.aborted) throw error
      if (isGone(error) || v.isValiError(error)) return untilAborted(signal)
      await pause(wait, signal)
    }
  }
}

/** What is in the place of a slice until it comes: the server's HTML, the same below the view, or nothing. */
type Standing = 'drawn' | 'below' | 'nothing'

/** One slice by its hash; one below the view is asked for when its part of the page comes near. */
export const sliceQuery = (hash: string, status: ContentStatus, standing: Standing = 'drawn') =>
  queryOptions({
    queryKey: ['slice', hash],
    queryFn: async ({ signal }) => {
      // By the end of a navigation another page is shown.
      const address = sliceAddress(hash, status)
      const stands = standing === 'below' ? await whenNear(hash) : standing === 'drawn'
      await (standing === 'nothing' ? arrived() : settled())
      return stands ? fetchPatiently(address, signal) : fetchSlice(address, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

type SliceOptions = {
  status: ContentStatus
  /** Of a part of a page, which may stand below the view. @default false */
  lazy?: boolean
}

/** The slice under `hash`, which is of one of `types`, once it is there; until then the server's HTML stays as it is. */
export function useSliceOf<const Type extends Slice['type']>(
  hash: string,
  types: readonly Type[],
  { status, lazy }: SliceOptions,
): SliceOf<Type> {
  // Only the server's HTML can wait: a page that is being drawn anew needs its slices at once.
  const hydrating = useHydrating()
  if (!hydrating) hydrateNow(hash)
  const ofPart = hydrating ? 'below' : 'nothing'
  const { data } = useSuspenseQuery(sliceQuery(hash, status, lazy ? ofPart : 'drawn'))
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
