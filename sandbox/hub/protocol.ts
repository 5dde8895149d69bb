/** Ends each record of the protocol. */
export const RS = '\x1e'

/** Letters that a caller may send without ending a record; callers of this hub have little to say. */
export const LONGEST_RECORD = 32_768

/** Types of messages (SignalR's HubProtocol.md); the others belong to features that are not negotiated. */
export const types = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

/** What a caller has sent: something for the hub, nothing that needs an answer, or nothing that anybody understands. */
export type Message =
  | { kind: 'invocation'; target: string; id?: string }
  | { kind: 'close' }
  | { kind: 'quiet' }
  | { kind: 'garbage' }

/** One record as it goes over the line. */
export const recordOf = (message: object): string => JSON.stringify(message) + RS

export const pingRecord = recordOf({ type: types.ping })

/** The hub calls a method of everybody who watches. */
export const invocationRecord = (target: string, argument: unknown): string =>
  recordOf({ type: types.invocation, target, arguments: [argument] })

/** The last record of a connection: why it ends, and whether the caller may come again by itself. */
export const closeRecord = (reason: { error?: string; allowReconnect?: boolean }): string =>
  recordOf({ type: types.close, ...reason })

/** The hub has no methods; who waits for an answer hears it, who does not is passed over. */
export const refusalRecord = (id: string, target: string): string =>
  recordOf({ type: types.completion, invocationId: id, error: `Unknown hub method '${target}'` })

/** Cuts what has come into whole records and the beginning of the next. */
export function splitRecords(text: string): { records: string[]; rest: string } {
  const records = text.split(RS)
  const rest = records.pop() ?? ''
  return { records, rest }
}

function objectOf(record: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(record)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** What is wrong with a caller's first record; `undefined` when it may stay. */
export function handshakeProblem(record: string): string | undefined {
  const { protocol, version } = objectOf(record) ?? {}
  if (typeof protocol !== 'string' || typeof version !== 'number') return 'Handshake was canceled.'
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`
  if (version < 1 || version > 2)
    return `The server does not support version ${version} of the 'json' protocol.`
  return undefined
}

/** The answer to a handshake. */
export const handshakeRecord = (error?: string): string => recordOf(error ? { error } : {})

/** What a record means, after the handshake. */
export function messageOf(record: string): Message {
  const message = objectOf(record)
  if (typeof message?.type !== 'number') return { kind: 'garbage' }
  const { type, target, invocationId } = message
  if (type === types.close) return { kind: 'close' }
  if (type !== types.invocation && type !== types.streamInvocation) return { kind: 'quiet' }
  if (typeof target !== 'string' || !Array.isArray(message.arguments)) return { kind: 'garbage' }
  return { kind: 'invocation', target, id: typeof invocationId === 'string' ? invocationId : undefined }
}
