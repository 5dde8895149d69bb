import { queryOptions } from '@tanstack/react-query'
import { PreviewAccess } from '#app/api/contract/previewAccess.ts'
import { request } from '#app/api/request.ts'

/** Who may read drafts in this browser; requested once more after a refused draft. */
export const accessQuery = queryOptions({
  queryKey: ['previewAccess'],
  queryFn: ({ signal }) => request('/api/preview/access', { schema: PreviewAccess, signal, fresh: true }),
})
