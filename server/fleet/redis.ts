import { createClient } from '@redis/client'
import { within } from '../upstream/deadline.ts'

/** Milliseconds for one command: a memory that is slower helps nobody. */
const COMMAND_LIMIT = 1000

/** Milliseconds for which it is left alone after a command that failed. */
const PAUSE = 2000

/** Milliseconds before the next try to connect: the first, and at most. */
const FIRST_RETRY = 100
const LAST_RETRY = 3000

type Client = ReturnType<typeof createClient>

type RedisOptions = {
  url: string
  /** Hears once that Redis is gone, and once that it is back. */
  onChange: (isThere: boolean) => void
}

/** A connection that mends itself; whatever is asked while there is none is answered with nothing. */
export function connectRedis({ url, onChange }: RedisOptions) {
  let wasThere = true
  let pausedUntil = 0
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    // Finds a line that is dead without having been closed.
    pingInterval: 5000,
    socket: {
      connectTimeout: PAUSE,
      reconnectStrategy: (tries) => Math.min(FIRST_RETRY * 2 ** tries, LAST_RETRY),
    },
  })
  const listener = client.duplicate({ disableOfflineQueue: false })

  function isThere(now: boolean): void {
    if (!now) pausedUntil = performance.now() + PAUSE
    if (now === wasThere) return
    wasThere = now
    onChange(now)
  }

  client.on('error', () => isThere(false))
  client.on('ready', () => isThere(true))
  // The same server: its absence has been said.
  listener.on('error', () => undefined)
  client.connect().catch(() => undefined)
  const listening = listener.connect()
  listening.catch(() => undefined)

  /** What `command` brings; `undefined` when Redis cannot be asked. */
  async function ask<T>(command: (client: Client) => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || performance.now() < pausedUntil) return undefined
    try {
      const answer = await within(command(client), COMMAND_LIMIT)
      isThere(true)
      return answer
    } catch {
      isThere(false)
      return undefined
    }
  }

  return {
    ask,
    /** Hears what anybody publishes on `channel`, from the first connection on. */
    listen(channel: string, hear: (message: string) => void): void {
      listening.then(() => listener.subscribe(channel, hear)).catch(() => undefined)
    },
    close(): void {
      client.destroy()
      listener.destroy()
    },
  }
}

export type Redis = ReturnType<typeof connectRedis>
