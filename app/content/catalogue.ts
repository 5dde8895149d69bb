import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/domain/durations.ts'

const Named = v.object({ hash: v.pipe(v.string(), v.regex(/^[\w-]{12}$/)) })

async function fetchCatalogue(status: ContentStatus, signal: AbortSignal): Promise<CatalogueFile> {
  const suffix = status === 'Draft' ? '?status=Draft' : ''
  const { hash } = await request(`/api/catalogue${suffix}`, { schema: Named, signal })
  // The parser is loaded in parallel with the file, since no first view needs it.
  const [{ openCatalogue }, lines] = await Promise.all([
    import('#app/api/contract/catalogue.ts'),
    request(`/api/catalogue/${hash}${suffix}`, {
      schema: v.unknown(),
      lines: true,
      signal,
      timeout: minutes(1),
    }),
  ])
  return openCatalogue(lines)
}

/** The browser's catalogue, loaded once a visit when it is first needed. */
export const catalogueQuery = (status: ContentStatus) =>
  queryOptions({
    queryKey: ['catalogue', status],
    queryFn: ({ signal }) => fetchCatalogue(status, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** The catalogue once it has loaded; `wanted` starts the load. */
export const useCatalogue = (status: ContentStatus, wanted: boolean) =>
  useQuery({ ...catalogueQuery(status), enabled: wanted })
