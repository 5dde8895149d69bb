/** Ends each record of the protocol. */
export const RS = '\x1e'

/** Longest incoming record in characters; clients of this hub send little. */
export const LONGEST_RECORD = 32_768

/** Message types (SignalR's HubProtocol.md); the others belong to features that are not negotiated. */
export const types = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const

/** Meaning of an incoming record: for the hub, without an answer, or invalid. */
export type Message =
  | { kind: 'invocation'; target: string; id?: string }
  | { kind: 'close' }
  | { kind: 'quiet' }
  | { kind: 'garbage' }

/** A record as it is sent. */
export const recordOf = (message: object): string => JSON.stringify(message) + RS

export const pingRecord = recordOf({ type: types.ping })

/** Calls a method of all clients. */
export const invocationRecord = (target: string, argument: unknown): string =>
  recordOf({ type: types.invocation, target, arguments: [argument] })

/** The last record of a connection: the reason, and whether the client may reconnect. */
export const closeRecord = (reason: { error?: string; allowReconnect?: boolean }): string =>
  recordOf({ type: types.close, ...reason })

/** The hub has no methods: a call that wants a result gets this error, others are ignored. */
export const refusalRecord = (id: string, target: string): string =>
  recordOf({ type: types.completion, invocationId: id, error: `Unknown hub method '${target}'` })

/** Splits incoming text into whole records and the rest. */
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

/** Why a client's first record is invalid; `undefined` if it is valid. */
export function handshakeProblem(record: string): string | undefined {
  const { protocol, version } = objectOf(record) ?? {}
  if (typeof protocol !== 'string' || typeof version !== 'number') return 'Handshake was canceled.'
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`
  if (version < 1 || version > 2)
    return `The server does not support version ${version} of the 'json' protocol.`
  return undefined
}

/** The response to a handshake. */
export const handshakeRecord = (error?: string): string => recordOf(error ? { error } : {})

/** The meaning of a record after the handshake. */
export function messageOf(record: string): Message {
  const message = objectOf(record)
  if (typeof message?.type !== 'number') return { kind: 'garbage' }
  const { type, target, invocationId } = message
  if (type === types.close) return { kind: 'close' }
  if (type !== types.invocation && type !== types.streamInvocation) return { kind: 'quiet' }
  if (typeof target !== 'string' || !Array.isArray(message.arguments)) return { kind: 'garbage' }
  return { kind: 'invocation', target, id: typeof invocationId === 'string' ? invocationId : undefined }
}
