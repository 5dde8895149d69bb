import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router-dom'

/** The browser's one query client, for loaders; components have `useQueryClient`. */
export const queryClientContext = createContext<QueryClient>()
