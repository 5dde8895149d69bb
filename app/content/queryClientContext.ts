import { createContext } from 'react-router-dom'
import type { Visit } from '#app/platform/visit.ts'

/** The visit, for loaders; components have `useVisit`. */
export const queryClientContext = createContext<Visit>()
