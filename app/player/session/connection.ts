import type { Gateway } from '#app/api/gateway.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import type { Platform } from './gamingPlatform.ts'
import type { LoginFlow } from './loginFlow.ts'
import type { Session } from './session.ts'
import type { TabNews } from './tabs.ts'

/** The services that a visit uses for a player. */
export type Connection = {
  gateway: Gateway
  platform: Platform
  loginFlow: LoginFlow
  session: Session
  /** Sends a change to the other tabs of this browser. */
  tell: (news: TabNews) => void
  /** Address of the Casino API for browsers; without it players have no lists of their own. */
  casino: string | undefined
}

const createSlot = (): { open?: Connection } => ({})

/** Called once a visit, by the module that opens the session. */
export function connect(visit: Visit, connection: Connection): void {
  storeOf(visit, createSlot).open = connection
}

/** Whether the session of the visit has been opened. */
export const isConnected = (visit: Visit): boolean => storeOf(visit, createSlot).open !== undefined

/** The session's services; available as soon as the login state is known. */
export function connection(visit: Visit): Connection {
  const { open } = storeOf(visit, createSlot)
  if (!open) throw new Error('connection: no session has been opened. Wait for authKnown().')
  return open
}
