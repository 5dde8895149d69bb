import { createQueryClient } from './queryClient.ts'

/** The browser's one client. The server never uses it: there each request has its own. */
export const browserClient = createQueryClient()
