import type { Link } from './clientConnection.ts'
import type { Connection } from './connection.ts'

/** Result of a poll: records, an empty response after a long wait, or the end. */
export type PollAnswer = { text: string } | 'over' | 'lost'

/** The transport of a polling client: open while a poll is waiting. */
export type Polls = Link & { poll(connection: Connection, signal: AbortSignal): Promise<PollAnswer> }

/** Polls wait at most `patience` milliseconds. */
export function createPolls(patience: number): Polls {
  let waiting: ((answer: PollAnswer) => void) | undefined
  let end: 'over' | 'lost' | undefined

  function answer(given: PollAnswer): void {
    const answered = waiting
    waiting = undefined
    answered?.(given)
  }

  function finish(how: 'over' | 'lost'): void {
    end ??= how
    answer(how)
  }

  return {
    ready: () => waiting !== undefined,
    send: (text) => answer({ text }),
    close: () => finish('over'),
    cut: () => finish('lost'),
    async poll(connection, signal) {
      if (end) return end
      // Of two polls of one client the newer one counts.
      answer('over')
      connection.hear()
      const asked = new Promise<PollAnswer>((resolve) => {
        waiting = resolve
      })
      const mine = waiting
      const leave = (given: PollAnswer) => {
        if (waiting === mine) answer(given)
      }
      const timer = setTimeout(() => leave({ text: '' }), patience)
      timer.unref()
      signal.addEventListener('abort', () => leave('lost'), { once: true })
      connection.flush()
      const given = await asked
      clearTimeout(timer)
      connection.hear()
      return given
    },
  }
}
