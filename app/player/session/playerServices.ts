import { createGateway } from '#app/api/gateway.ts'
import type { Services } from '#app/domain/services.ts'
import { readCookie } from '#app/platform/cookies.ts'
import { isTouch } from '#app/platform/isTouch.ts'
import { memory } from './cookies.ts'
import { deviceOf } from './deviceOf.ts'
import { dispatchWindowEvent } from './dispatchWindowEvent.ts'
import { createPlatform } from './gamingPlatform.ts'
import { createLoginFlow } from './loginFlow.ts'

/** Window event when the platform wants a second factor; the operator's own dialog handles it (S1 4.2). */
const SECOND_FACTOR = 'login-validation-required'

/**
 * Creates the clients that a tab uses for a player, at the addresses of `services`; `onExpired` is called when the
 * session is over.
 */
export function createPlayerServices(services: Services, onExpired: () => void) {
  const device = deviceOf({ userAgent: navigator.userAgent, touch: isTouch() })
  const gateway = createGateway({
    address: services.gateway ?? '',
    paths: services.gatewayPaths,
    onExpired,
  })
  const platform = createPlatform(services.platform, () => ({
    locale: document.documentElement.lang,
    serviceType: 'GamePlay',
    clientType: 'casino',
    clientPlatform: device.client_platform,
    deliveryPlatform: device.client_platform,
    realMode: 1,
    deviceInfo: { id: readCookie('device-id') ?? '', os: device.os_name },
    gateway: services.gateway ?? '',
  }))
  const loginFlow = createLoginFlow({
    platform,
    gateway,
    memory,
    device,
    askForSecondFactor: () => dispatchWindowEvent(SECOND_FACTOR),
  })
  return { gateway, platform, loginFlow }
}
