import { randomBytes } from 'node:crypto'
import type { ClientConnectionOptions } from './clientConnection.ts'
import { type Connection, createConnection, type Transport } from './connection.ts'

/** Highest number of clients; more than any test has. */
const MAX_CONNECTIONS = 10_000

/** Milliseconds between the negotiation and the connection. */
const CONNECT_TIMEOUT_MS = 15_000

/** A connection with its names; the second one is known to its client only. */
export type Entry = {
  id: string
  token: string
  /** Whether the client has sent a bearer token. */
  known: boolean
  connection: Connection
}

type ConnectionsOptions = Omit<ClientConnectionOptions, 'ended'> & {
  early: () => string | undefined
  brief: () => boolean
  /** A connection was opened or closed; `open` is the number of connections. */
  changed: (open: number) => void
}

/** All connections, including negotiated ones. */
export type Connections = ReturnType<typeof createConnections>

/** Stores connections by their secret names. */
export function createConnections({ changed, ...options }: ConnectionsOptions) {
  const entries = new Map<string, Entry>()
  const all = () => [...entries.values()].map(({ connection }) => connection)
  let open = 0

  function count(by: 1 | -1): void {
    open += by
    changed(open)
  }

  function drop(token: string): void {
    const entry = entries.get(token)
    if (entries.delete(token) && entry?.connection.transport()) count(-1)
  }

  return {
    all,
    entry: (token: string) => entries.get(token),
    /** A new entry; `undefined` if there are too many. */
    begin(known: boolean): Entry | undefined {
      if (entries.size >= MAX_CONNECTIONS) return undefined
      const token = randomBytes(16).toString('base64url')
      const ended = () => drop(token)
      const connection = createConnection({ ...options, ended, opened: () => count(1) })
      const entry = { id: randomBytes(16).toString('base64url'), token, known, connection }
      entries.set(token, entry)
      // Forgets a client that negotiated but never connected.
      setTimeout(() => {
        if (!connection.transport()) drop(token)
      }, CONNECT_TIMEOUT_MS).unref()
      return entry
    },
    counts() {
      const open = [...entries.values()].filter(({ connection }) => connection.transport())
      const by = (transport: Transport) =>
        open.filter(({ connection }) => connection.transport() === transport).length
      return {
        connections: open.length,
        watching: open.filter(({ connection }) => connection.isWatching()).length,
        webSockets: by('webSockets'),
        serverSentEvents: by('serverSentEvents'),
        longPolling: by('longPolling'),
        withToken: open.filter(({ known }) => known).length,
        waiting: open.reduce((sum, { connection }) => sum + connection.waiting(), 0),
      }
    },
  }
}
