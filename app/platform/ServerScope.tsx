import { createContext } from 'react'
import type { RequestScope } from './requestScope.ts'

/** The request's scope during server rendering; undefined in the browser. */
export const ServerScope = createContext<RequestScope | undefined>(undefined)
