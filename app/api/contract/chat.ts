import * as v from 'valibot'

/**
 * The chat assistant: a script of another company that defines one global and posts its events from its own frame. The
 * seeds name its events, its three states and the values of the token call; the rest is [D].
 */

/** Values of the token call (S2 9). */
export const chatClient = { systemId: 765, clientType: 'casino', clientPlatform: 'download' } as const

/** Body of the token call. */
export const ChatTokenRequest = v.object({
  systemId: v.literal(chatClient.systemId),
  clientType: v.literal(chatClient.clientType),
  clientPlatform: v.literal(chatClient.clientPlatform),
})

/** Whom the assistant talks to (S2 4). */
export type ChatContext =
  | { type: 'anonymous' }
  | {
      type: 'authenticated'
      username: string
      /** Token by which the assistant identifies the player. */
      token: string
    }

export type ChatOptions = {
  context: ChatContext
  /** Language of the page: `ro`. */
  locale: string
  /** Element in which the assistant shows its frame. */
  target: HTMLElement
}

/** The global that the script defines. */
export type ChatScript = {
  init: (options: ChatOptions) => void
  /** Shows the window; the assistant posts `bot-opened` when it is ready. */
  open: () => void
  close: () => void
  /** Removes the frame. */
  destroy: () => void
  /** Number of messages that wait. */
  unread: () => Promise<unknown>
}

const Callable = v.custom<(...values: never[]) => unknown>((value) => typeof value === 'function')

/** Whether a global is the assistant's. */
export const ChatScript = v.object({
  init: Callable,
  open: Callable,
  close: Callable,
  destroy: Callable,
  unread: Callable,
})

export const UnreadCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

/** Names of the assistant's events (S2 4; `message` [D]). */
export const ChatEventName = v.picklist(['bot-opened', 'bot-closed', 'message'])
export type ChatEventName = v.InferOutput<typeof ChatEventName>

/** Longest posted event in characters; the site needs its name only. */
const MAX_EVENT_LENGTH = 10_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A posted event: JSON text, as such assistants post it. */
export const ChatPost = v.pipe(
  v.string(),
  v.maxLength(MAX_EVENT_LENGTH),
  v.transform(parsed),
  v.object({ event_code: ChatEventName }),
)
