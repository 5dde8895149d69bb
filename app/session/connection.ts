import type { QueryClient } from '@tanstack/react-query'
import type { Gateway } from '#app/api/gateway.ts'
import type { LoginFlow } from './loginFlow.ts'
import type { Platform } from './platform.ts'
import type { Session } from './session.ts'
import type { TabNews } from './tabs.ts'

/** What a tab talks to on behalf of a player. */
export type Connection = {
  client: QueryClient
  gateway: Gateway
  platform: Platform
  loginFlow: LoginFlow
  session: Session
  /** Says to the other tabs of this browser what has changed. */
  tell: (news: TabNews) => void
  /** Address of the Casino API for browsers; without one nobody has lists of their own there. */
  casino: string | undefined
}

let open: Connection | undefined

/** To be told once, by whoever has opened the session. */
export function connect(connection: Connection): void {
  open = connection
}

/** The session's services; there are some as soon as it is known who is here. */
export function connection(): Connection {
  if (!open) throw new Error('connection: no session has been opened. Wait for authKnown().')
  return open
}
