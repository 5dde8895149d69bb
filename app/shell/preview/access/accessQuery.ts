import { queryOptions } from '@tanstack/react-query'
import { PreviewAccess } from '#app/api/contract/previewAccess.ts'
import { request } from '#app/api/request.ts'

/** What reads drafts in this browser; asked for again after a draft was refused. */
export const accessQuery = queryOptions({
  queryKey: ['previewAccess'],
  queryFn: ({ signal }) => request('/api/preview/access', { schema: PreviewAccess, signal, fresh: true }),
})
