import { randomBytes } from 'node:crypto'
import { type Connection, createConnection, type Transport } from './connection.ts'
import type { LineOptions } from './line.ts'

/** Callers at a time; more than any test of ours has. */
const MOST_CONNECTIONS = 10_000

/** Milliseconds from the negotiation to the line. */
const PATIENCE = 15_000

/** A connection with the names under which it is known; the second is a secret of its caller. */
export type Entry = {
  id: string
  token: string
  /** Whether its caller has shown a bearer token. */
  known: boolean
  connection: Connection
}

type ConnectionsOptions = Omit<LineOptions, 'ended'> & {
  early: () => string | undefined
  brief: () => boolean
  /** Somebody's line has opened or ended; `open` is how many there are. */
  changed: (open: number) => void
}

/** Everybody who is connected, or about to be. */
export type Connections = ReturnType<typeof createConnections>

/** Callers by their secret names. */
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
    /** A new one; `undefined` when the house is full. */
    begin(known: boolean): Entry | undefined {
      if (entries.size >= MOST_CONNECTIONS) return undefined
      const token = randomBytes(16).toString('base64url')
      const ended = () => drop(token)
      const connection = createConnection({ ...options, ended, opened: () => count(1) })
      const entry = { id: randomBytes(16).toString('base64url'), token, known, connection }
      entries.set(token, entry)
      // Who has asked and never comes is forgotten.
      setTimeout(() => {
        if (!connection.transport()) drop(token)
      }, PATIENCE).unref()
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
