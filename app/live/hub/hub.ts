import {
  DefaultHttpClient,
  type HttpRequest,
  type HttpResponse,
  HubConnectionBuilder,
  type ILogger,
  LogLevel,
} from '@microsoft/signalr'
import { liveEvents } from '#app/api/contract/live.ts'
import { seconds } from '#app/domain/durations.ts'
import type { LogProblem } from '#app/platform/problemLog.ts'
import type { Hub, HubHandlers } from './feed.ts'
import { LenientProtocol } from './protocol.ts'

/** Highest number of redirects during a negotiation. */
const MAX_REDIRECTS = 5

/** Logger of the client, which only logs errors (S2 9). */
const errorLogger = (note: LogProblem): ILogger => ({
  log(level, message) {
    if (level >= LogLevel.Error) note('connection', message)
  },
})

/** Whether a negotiation response redirects to another address. */
const isRedirect = ({ content }: HttpResponse): boolean =>
  typeof content === 'string' && /"url"\s*:\s*"/.test(content)

/** Follows the redirects of a negotiation, but only a limited number. */
class LimitedRedirectClient extends DefaultHttpClient {
  readonly #left = new Set<string>()

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { url = '' } = request
    if (this.#left.has(url) || this.#left.size > MAX_REDIRECTS)
      throw new Error('the negotiation leads nowhere')
    const response = await super.send(request)
    if (url.includes('/negotiate') && isRedirect(response)) this.#left.add(url)
    return response
  }
}

/** A connection to the hub at `url`, not started yet; it does not reconnect by itself. */
export function openHub(url: string, handlers: HubHandlers, note: LogProblem): Hub {
  const logger = errorLogger(note)
  const hub = new HubConnectionBuilder()
    .withUrl(url, { httpClient: new LimitedRedirectClient(logger) })
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
