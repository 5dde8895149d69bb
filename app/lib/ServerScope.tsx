import { createContext } from 'react'
import type { RequestScope } from './requestScope.ts'

/** The request's scope while the server draws; nothing in the browser. */
export const ServerScope = createContext<RequestScope | undefined>(undefined)
