import type { LoginReply } from '#app/api/contract/player/platform.ts'
import type { Gateway } from '#app/api/gateway.ts'
import type { Platform } from './gamingPlatform.ts'
import type { Player, Result } from './results.ts'
import type { Attempt, LogoutWish } from './session.ts'

/** Names that this browser remembers (COO-01). */
export type Memory = {
  read: () => string | undefined
  write: (username: string) => void
  forget: () => void
}

export type LoginFlowPorts = {
  platform: Platform
  gateway: Gateway
  memory: Memory
  /** Facts about the device that the gateway requires. */
  device: { device_type: 'desktop' | 'mobile'; os_name: string; client_platform: 'web' | 'mobile' }
  /** Asks the page for a second factor (S1 4.2). */
  askForSecondFactor: () => void
}

export type LoginFlow = ReturnType<typeof createLoginFlow>

const guest: Result = { guest: true }

/** The logout request for platform and gateway (AUT-10). */
const logoutOf = ({ forget }: LogoutWish) =>
  ({ allSessions: 0, realMode: 1, behavior: 'root', invalidateRememberMe: forget ? 1 : 0 }) as const

/** Turns a refusal of the platform into a result. */
const refusedBy = ({ reason = 'unavailable', terms }: LoginReply): Result => ({
  refused: { reason, ...(terms && { terms }) },
})

/** Exchanges a temporary token of the platform for a session of the gateway (S1 7). */
async function enterGateway(
  { gateway, device }: Pick<LoginFlowPorts, 'gateway' | 'device'>,
  username: string,
  token: string,
  signal: AbortSignal,
): Promise<Result> {
  const { additionalInformation: more, ...tokens } = await gateway.callWithoutSession('login', {
    body: { username, ims_temporary_token: token, ...device },
    signal,
  })
  if (more?.SuspendedSelfExclusionException !== undefined)
    return { refused: { reason: 'self-excluded', redirect: more.redirectionUrl } }
  const player: Player = { username, ...tokens }
  return { player }
}

/** Login, restore and logout, first at the platform and then at the gateway (S1 4.2, AUT-06 to AUT-10). */
export function createLoginFlow(ports: LoginFlowPorts) {
  const { platform, gateway, memory, askForSecondFactor } = ports

  /** Gets a temporary token and exchanges it for a gateway session; logs out of the platform if that fails (AUT-07). */
  async function exchange(username: string, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    const { errorCode, token } = await platform.temporaryToken(undefined)
    signal.throwIfAborted()
    if (errorCode !== 0 || token === undefined) return guest
    const result = await enterGateway(ports, username, token, signal).catch(
      (failed: unknown): Result => ({ failed }),
    )
    if ('player' in result || signal.aborted) return result
    await platform.logout(logoutOf({ forget: false })).catch(() => undefined)
    return result
  }

  async function isValid(signal: AbortSignal): Promise<boolean> {
    const answer = gateway.callWithoutSession('validate', { body: { validateSessionTokens: [{}] }, signal })
    return answer.then(
      ({ errorCode }) => errorCode === 0,
      () => false,
    )
  }

  async function byMemory(signal: AbortSignal): Promise<Result> {
    const remembered = memory.read()
    if (remembered === undefined) return guest
    signal.throwIfAborted()
    const reply = await platform.login({ username: remembered, rememberMe: 1 })
    if (reply.errorCode === 0) return exchange(reply.username ?? remembered, signal)
    if (reply.reason === 'second-factor-required') askForSecondFactor()
    else memory.forget()
    return guest
  }

  async function restore(signal: AbortSignal): Promise<Result> {
    const { username } = await platform.loggedInPlayer(undefined)
    signal.throwIfAborted()
    if (username === undefined) return byMemory(signal)
    if (await isValid(signal)) return { player: { username } }
    return exchange(username, signal)
  }

  async function logout(wish: LogoutWish): Promise<void> {
    if (wish.forget) memory.forget()
    await Promise.allSettled([gateway.callWithoutSession('logout', {}), platform.logout(logoutOf(wish))])
  }

  return {
    restore,
    logout,
    async login(attempt: Attempt, signal: AbortSignal): Promise<Result> {
      if ('token' in attempt) {
        const result = await enterGateway(ports, attempt.username, attempt.token, signal)
        return 'player' in result ? { player: { ...result.player, byApp: true } } : result
      }
      const { username, password, rememberMe } = attempt
      const reply = await platform.login({ username, password, rememberMe: rememberMe ? 1 : 0 })
      if (reply.errorCode !== 0) {
        if (reply.reason === 'second-factor-required') askForSecondFactor()
        return refusedBy(reply)
      }
      const result = await exchange(reply.username ?? username, signal)
      if ('player' in result && rememberMe) memory.write(result.player.username)
      else memory.forget()
      return 'guest' in result ? { refused: { reason: 'unavailable' } } : result
    },
    async renew(signal: AbortSignal): Promise<Result> {
      await logout({ forget: false })
      return restore(signal)
    },
  }
}
