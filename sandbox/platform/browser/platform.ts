import type { PlatformClient, PlatformScript } from '#app/api/contract/player/platform.ts'

// A classic script: outside of a block its names would be global.
{
  const { src } = document.currentScript as HTMLScriptElement
  const addressOf = (method: string) => method.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

  /** The reply's JSON, with any status; `undefined` if it cannot be read. */
  const ask = async (method: keyof PlatformClient, request: object = {}): Promise<unknown> => {
    try {
      const answer = await fetch(new URL(`api/${addressOf(method)}`, src), {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      })
      return await answer.json()
    } catch {
      return undefined
    }
  }

  const client: PlatformClient = {
    loggedInPlayer: () => ask('loggedInPlayer'),
    login: (request) => ask('login', request),
    temporaryToken: () => ask('temporaryToken'),
    keepAlive: () => ask('keepAlive'),
    validateTermsVersion: (request) => ask('validateTermsVersion', request),
    validatePasswordChange: (request) => ask('validatePasswordChange', request),
    waitingMessages: (request) => ask('waitingMessages', request),
    confirmBonus: (request) => ask('confirmBonus', request),
    acceptPendingLimits: (request) => ask('acceptPendingLimits', request),
    logout: (request) => ask('logout', request),
  }

  // The sandbox has one casino, so the page's options have no effect.
  const script: PlatformScript = { init: () => client }
  Object.assign(window, { GamingPlatform: script })
}
