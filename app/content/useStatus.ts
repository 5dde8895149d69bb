import type { ContentStatus } from '#app/api/contract/common.ts'
import { usePreview } from './pageContexts.ts'

/** The content status that this page shows. */
export const useStatus = (): ContentStatus => (usePreview() ? 'Draft' : 'Published')
