import type { RequestScope } from '#app/lib/requestScope.ts'
import { sliceQuery } from './slices.ts'

/** Puts the slices under `hashes` where this request's components look for them. */
export function fillSlices({ source, queryClient, status }: RequestScope, hashes: readonly string[]): void {
  for (const hash of hashes) {
    const slice = source.slice(hash)
    if (slice) queryClient.setQueryData(sliceQuery(hash, status).queryKey, slice)
  }
}
