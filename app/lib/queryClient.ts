import { QueryClient } from '@tanstack/react-query'

/** The browser's client. Retries belong to the calls themselves, and offline is an answer, not a pause. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
