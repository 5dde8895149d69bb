import { createClient } from '@redis/client'
import { within } from '../upstream/deadline.ts'

/** Timeout of one command in milliseconds: a slower cache does not help. */
const COMMAND_TIMEOUT_MS = 1000

/** Milliseconds without commands after a failed one. */
const PAUSE_AFTER_FAILURE_MS = 2000

/** Shortest and longest delay in milliseconds before reconnecting. */
const MIN_RETRY_DELAY_MS = 100
const MAX_RETRY_DELAY_MS = 3000

type Client = ReturnType<typeof createClient>

type RedisOptions = {
  url: string
  /** Called once when Redis is lost, and once when it is back. */
  onChange: (isThere: boolean) => void
}

/** A connection that reconnects; commands without a connection resolve to `undefined`. */
export function connectRedis({ url, onChange }: RedisOptions) {
  let wasThere = true
  let pausedUntil = 0
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    // Detects a dead connection that was not closed.
    pingInterval: 5000,
    socket: {
      connectTimeout: PAUSE_AFTER_FAILURE_MS,
      reconnectStrategy: (tries) => Math.min(MIN_RETRY_DELAY_MS * 2 ** tries, MAX_RETRY_DELAY_MS),
    },
  })
  const listener = client.duplicate({ disableOfflineQueue: false })

  function isThere(now: boolean): void {
    if (!now) pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS
    if (now === wasThere) return
    wasThere = now
    onChange(now)
  }

  client.on('error', () => isThere(false))
  client.on('ready', () => isThere(true))
  // The same server: its loss is reported already.
  listener.on('error', () => undefined)
  client.connect().catch(() => undefined)
  const listening = listener.connect()
  listening.catch(() => undefined)

  /** The result of `command`; `undefined` if Redis does not answer. */
  async function ask<T>(command: (client: Client) => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || performance.now() < pausedUntil) return undefined
    try {
      const answer = await within(command(client), COMMAND_TIMEOUT_MS)
      isThere(true)
      return answer
    } catch {
      isThere(false)
      return undefined
    }
  }

  return {
    ask,
    /** Subscribes to `channel`, from the first connection on. */
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
