import {
  DefaultHttpClient,
  type HttpRequest,
  type HttpResponse,
  HubConnectionBuilder,
  type ILogger,
  LogLevel,
} from '@microsoft/signalr'
import { liveEvents } from '#app/api/contract/live.ts'
import { seconds } from '#app/lib/durations.ts'
import type { Hub, HubHandlers } from './feed.ts'
import type { Notes } from './notes.ts'
import { LenientProtocol } from './protocol.ts'

/** Servers that may send one connection on to the next. */
const MOST_STEPS = 5

/** Only errors are said (S2 9), among the other notes of the feed. */
const errorsTo = (note: Notes): ILogger => ({
  log(level, message) {
    if (level >= LogLevel.Error) note('connection', message)
  },
})

/** Whether the answer to a negotiation sends on to another address. */
const leadsOn = ({ content }: HttpResponse): boolean =>
  typeof content === 'string' && /"url"\s*:\s*"/.test(content)

/** Follows a negotiation that is sent on, but never in a circle. */
class StraightClient extends DefaultHttpClient {
  readonly #left = new Set<string>()

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { url = '' } = request
    if (this.#left.has(url) || this.#left.size > MOST_STEPS) throw new Error('the negotiation leads nowhere')
    const response = await super.send(request)
    if (url.includes('/negotiate') && leadsOn(response)) this.#left.add(url)
    return response
  }
}

/** A connection to the hub at `url`, not started yet; one that has ended does not come back by itself. */
export function openHub(url: string, handlers: HubHandlers, note: Notes): Hub {
  const logger = errorsTo(note)
  const hub = new HubConnectionBuilder()
    .withUrl(url, { httpClient: new StraightClient(logger) })
    .withHubProtocol(new LenientProtocol(note))
    .withServerTimeout(seconds(30))
    .withKeepAliveInterval(seconds(15))
    .configureLogging(logger)
    .build()
  hub.on(liveEvents.init, handlers.onInit)
  hub.on(liveEvents.update, handlers.onUpdate)
  hub.onclose(handlers.onClose)
  return hub
}
