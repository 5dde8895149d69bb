import { HubConnectionBuilder, type ILogger, LogLevel } from '@microsoft/signalr'
import { liveEvents } from '#app/api/contract/live.ts'
import { seconds } from '#app/lib/durations.ts'
import type { Hub, HubHandlers } from './feed.ts'
import type { Notes } from './notes.ts'
import { LenientProtocol } from './protocol.ts'

/** Only errors are said (S2 9), among the other notes of the feed. */
const errorsTo = (note: Notes): ILogger => ({
  log(level, message) {
    if (level >= LogLevel.Error) note('connection', message)
  },
})

/** A connection to the hub at `url`, not started yet; once it has been lost it waits `delays` before each try (LIV-02). */
export function openHub(url: string, handlers: HubHandlers, note: Notes, delays: readonly number[]): Hub {
  const hub = new HubConnectionBuilder()
    .withUrl(url)
    .withHubProtocol(new LenientProtocol(note))
    .withAutomaticReconnect([...delays])
    .withServerTimeout(seconds(30))
    .withKeepAliveInterval(seconds(15))
    .configureLogging(errorsTo(note))
    .build()
  hub.on(liveEvents.init, handlers.onInit)
  hub.on(liveEvents.update, handlers.onUpdate)
  hub.onreconnecting(handlers.onReconnecting)
  hub.onreconnected(handlers.onReconnected)
  hub.onclose(handlers.onClose)
  return hub
}
