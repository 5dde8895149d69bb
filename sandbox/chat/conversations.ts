import { randomBytes } from 'node:crypto'

/** Highest number of conversations in memory; the oldest ends first. */
const MAX_CONVERSATIONS = 500

/** A conversation with one browser; guests have the empty username. */
type Conversation = {
  username: string
  /** Sends a message to the open windows of this conversation. */
  streams: Set<ReadableStreamDefaultController<Uint8Array>>
}

const encoder = new TextEncoder()

export type Conversations = ReturnType<typeof createConversations>

/** The conversations of the assistant, and the messages that wait for each visitor. */
export function createConversations() {
  const known = new Map<string, Conversation>()
  const waiting = new Map<string, string[]>()

  function end(id: string): void {
    for (const stream of known.get(id)?.streams ?? []) stream.close()
    known.delete(id)
  }

  return {
    /** Begins a conversation; returns its id and the messages that wait. */
    begin(username: string): { id: string; waiting: string[] } {
      const [oldest] = known.keys()
      if (known.size >= MAX_CONVERSATIONS && oldest !== undefined) end(oldest)
      const id = randomBytes(16).toString('base64url')
      known.set(id, { username, streams: new Set() })
      return { id, waiting: waiting.get(username) ?? [] }
    },
    has: (id: string): boolean => known.has(id),
    unread: (id: string): number => waiting.get(known.get(id)?.username ?? '')?.length ?? 0,
    /** The visitor has seen what waited. */
    see: (id: string): void => void waiting.delete(known.get(id)?.username ?? ''),
    /** Sends a message to a visitor's conversations; it waits until one of them is opened. */
    push(username: string, text: string): number {
      waiting.set(username, [...(waiting.get(username) ?? []), text])
      const streams = [...known.values()].flatMap((one) =>
        one.username === username ? [...one.streams] : [],
      )
      for (const stream of streams) stream.enqueue(encoder.encode(`data: ${JSON.stringify({ text })}\n\n`))
      return streams.length
    },
    /** Server-sent events with the pushed messages of a conversation. */
    listen(id: string): ReadableStream<Uint8Array> | undefined {
      const conversation = known.get(id)
      if (!conversation) return undefined
      let own: ReadableStreamDefaultController<Uint8Array>
      return new ReadableStream({
        start(controller) {
          own = controller
          conversation.streams.add(controller)
          // A first line, so that the headers are sent at once; a lost stream is opened again after half a minute.
          controller.enqueue(encoder.encode('retry: 30000\n\n'))
        },
        cancel: () => void conversation.streams.delete(own),
      })
    },
    /** Ends all conversations and forgets their messages. */
    reset(): void {
      for (const id of [...known.keys()]) end(id)
      waiting.clear()
    },
  }
}
