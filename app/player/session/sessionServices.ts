import type { Gateway } from '#app/api/gateway.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import type { Platform } from './gamingPlatform.ts'
import type { LoginFlow } from './loginFlow.ts'
import type { Session } from './session.ts'
import type { TabNews } from './tabs.ts'

/** Clients and session of a visit, for features of players. */
export type SessionServices = {
  gateway: Gateway
  platform: Platform
  loginFlow: LoginFlow
  session: Session
  /** Sends a change to the other tabs of this browser. */
  tellTabs: (news: TabNews) => void
  /** Address of the Casino API for browsers; without it players have no lists of their own. */
  casino: string | undefined
}

const createSlot = (): { open?: SessionServices } => ({})

/** Sets the services of a visit; only `openSession` calls it, once a visit. */
export function setSessionServices(visit: Visit, sessionServices: SessionServices): void {
  storeOf(visit, createSlot).open = sessionServices
}

/** Whether the session of the visit has been opened. */
export const isSessionOpen = (visit: Visit): boolean => storeOf(visit, createSlot).open !== undefined

/** The session's services; available as soon as the login state is known. */
export function sessionServices(visit: Visit): SessionServices {
  const { open } = storeOf(visit, createSlot)
  if (!open) throw new Error('sessionServices: no session has been opened. Wait for authKnown().')
  return open
}
