import { QueryClient } from '@tanstack/react-query'

/**
 * The browser's query client. Requests have their own retries, and being offline fails a query instead of pausing it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
