import type { ChatContext, ChatScript } from '#app/api/contract/chat.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import type { Visit } from '#app/platform/visit.ts'
import { chatIdentity } from '#app/player/data/chatIdentity.ts'
import { CHAT_TIMEOUT_MS, loadAssistant, unreadOf } from './assistant.ts'
import { showNoIdentity } from './chatNotices.ts'

export type ChatPlace = {
  visit: Visit
  /** Address of the assistant's script. */
  address: string
  /** Language of the page. */
  locale: string
  /** Element in which the assistant shows its frame. */
  target: HTMLElement
}

/** Calls the assistant; errors of its script are logged and not thrown. */
function logErrors(act: () => void): void {
  try {
    act()
  } catch (error) {
    logFailure('chat', error)
  }
}

/** The visitor for the assistant; without a token a player is anonymous, and a notice says so (CHT-02). */
async function contextOf(visit: Visit, signal: AbortSignal): Promise<ChatContext> {
  try {
    return await chatIdentity(visit)
  } catch (error) {
    if (!signal.aborted) {
      logFailure('chat token', error)
      showNoIdentity(visit)
    }
    return { type: 'anonymous' }
  }
}

export type Starter = ReturnType<typeof createStarter>

/** Starts and ends the assistant; one attempt at a time, and a new one cancels the last. */
export function createStarter({ visit, address, locale, target }: ChatPlace) {
  /** The assistant, once it knows the visitor. */
  let assistant: ChatScript | undefined
  let attempt = new AbortController()

  function nextAttempt(): AbortSignal {
    attempt.abort()
    attempt = new AbortController()
    return attempt.signal
  }

  /** Initialises the assistant for the current visitor, unless that has been done. */
  async function ready(signal: AbortSignal): Promise<ChatScript> {
    if (assistant) return assistant
    const [script, context] = await Promise.all([loadAssistant(address), contextOf(visit, signal)])
    signal.throwIfAborted()
    script.init({ context, locale, target })
    assistant = script
    return script
  }

  return {
    isReady: (): boolean => assistant !== undefined,
    /** Opens the window; calls `onFailure` once if that fails, or if `settle` is not called in time. */
    open(onFailure: (error: unknown) => void): void {
      const signal = nextAttempt()
      const fail = (error: unknown) => {
        if (signal.aborted) return
        attempt.abort()
        onFailure(error)
      }
      const late = () => fail(new DOMException('The chat has not opened', 'TimeoutError'))
      const timer = setTimeout(late, CHAT_TIMEOUT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      ready(signal)
        .then((script) => signal.aborted || script.open())
        .catch(fail)
    },
    /** Number of messages that wait for the current visitor; `undefined` if another attempt has begun. */
    async count(): Promise<number | undefined> {
      const signal = nextAttempt()
      try {
        const unread = await unreadOf(await ready(signal), signal)
        return signal.aborted ? undefined : unread
      } catch (error) {
        if (signal.aborted) return undefined
        throw error
      }
    },
    /** Ends the current attempt, because the window is open or the visitor has cancelled. */
    settle: (): void => attempt.abort(),
    close(): void {
      if (assistant) logErrors(assistant.close)
    },
    /** Removes the assistant; the next opening restarts it. */
    discard(): void {
      attempt.abort()
      const last = assistant
      assistant = undefined
      if (last) logErrors(last.destroy)
    },
  }
}
