import type { QueryClient } from '@tanstack/react-query'
import type { Gateway } from '#app/api/gateway.ts'
import type { Platform } from './gamingPlatform.ts'
import type { LoginFlow } from './loginFlow.ts'
import type { Session } from './session.ts'
import type { TabNews } from './tabs.ts'

/** The services that a tab uses for a player. */
export type Connection = {
  client: QueryClient
  gateway: Gateway
  platform: Platform
  loginFlow: LoginFlow
  session: Session
  /** Sends a change to the other tabs of this browser. */
  tell: (news: TabNews) => void
  /** Address of the Casino API for browsers; without it players have no lists of their own. */
  casino: string | undefined
}

let open: Connection | undefined

/** Called once, by the module that opens the session. */
export function connect(connection: Connection): void {
  open = connection
}

/** The session's services; available as soon as the login state is known. */
export function connection(): Connection {
  if (!open) throw new Error('connection: no session has been opened. Wait for authKnown().')
  return open
}
