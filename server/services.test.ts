import { expect, test } from 'vitest'
import { settablePaths } from '#app/api/contract/player/gateway.ts'
import { browserServices, sandboxServices, servicesFrom, sourcesOf } from './services.ts'

const assets = 'https://casino.example/assets'

test('ADM-01 with real upstreams a service without a setting is missing', () => {
  const services = servicesFrom({ HUB_URL: 'wss://hub.example', PORT: 3000 }, { assets })
  expect(services).toEqual({ assets, hub: 'wss://hub.example' })
})

test('the sandbox replaces every service except configured ones', () => {
  const services = servicesFrom({ GATEWAY_URL: 'https://gateway.example' }, sandboxServices)
  expect(Object.keys(services)).toEqual(Object.keys(browserServices))
  expect(services.gateway).toBe('https://gateway.example')
  expect(Object.values(services).filter((address) => !String(address).startsWith('/sandbox/'))).toHaveLength(
    1,
  )
})

test('our own origin is not listed in the policy', () => {
  for (const use of ['connect', 'frame', 'script', 'img'] as const)
    expect(sourcesOf(sandboxServices, use)).toEqual([])
})

test.each([
  [
    'a service that is called',
    { hub: 'https://hub.example/live' },
    'connect',
    'https://hub.example wss://hub.example',
  ],
  ['a socket without TLS', { hub: 'ws://hub.example' }, 'connect', 'http://hub.example ws://hub.example'],
  [
    'a port',
    { gateway: 'https://g.example:8443/x' },
    'connect',
    'https://g.example:8443 wss://g.example:8443',
  ],
  [
    'the key of an error DSN',
    { errors: 'https://key@errors.example/7' },
    'connect',
    'https://errors.example wss://errors.example',
  ],
  [
    'two services of one host',
    { gm: 'https://a.example/gm', account: 'https://a.example/me' },
    'frame',
    'https://a.example',
  ],
  ['what it is not for', { gateway: 'https://g.example' }, 'script', ''],
] as const)('the policy is told the origin of %s', (_what, services, use, expected) => {
  expect(sourcesOf({ assets: '/a', ...services }, use).join(' ')).toBe(expected)
})

test('ADM-01 default paths of the gateway are left out of pages', () => {
  const same = { GATEWAY_LOGIN_PATH: '/v1/login', GATEWAY_TOKEN_PATH: '/v1/session-token' }
  expect(servicesFrom(same, { assets })).toEqual({ assets })
})

test('ADM-01 each path of the gateway that the contract leaves open is a setting', () => {
  const services = servicesFrom(
    {
      GATEWAY_LOGIN_PATH: '/sso/in',
      GATEWAY_LOGOUT_PATH: '/sso/out',
      GATEWAY_KEEP_ALIVE_PATH: '/sso/alive',
      GATEWAY_TOKEN_PATH: '/sso/token',
      GATEWAY_CHAT_TOKEN_PATH: '/sso/chat',
    },
    { assets },
  )
  const gatewayPaths = {
    login: '/sso/in',
    logout: '/sso/out',
    keepAlive: '/sso/alive',
    providerToken: '/sso/token',
    chatToken: '/sso/chat',
  }
  expect(services).toEqual({ assets, gatewayPaths })
  expect(Object.keys(gatewayPaths)).toEqual([...settablePaths])
})

test('the policy has origins without paths', () => {
  expect(sourcesOf({ assets, gatewayPaths: { login: '/sso/in' } }, 'connect')).toEqual([])
})

test('MFE-01 pages may run, call and frame micro-frontends of the allowed origins', () => {
  const given = {
    MICRO_FRONTENDS_URL: 'https://fe.example/fe',
    MICRO_FRONTEND_ORIGINS: 'https://cdn.example',
  }
  const services = { assets, ...servicesFrom(given, { assets }) }
  expect(services.microFrontendOrigins).toEqual(['https://cdn.example'])
  for (const use of ['script', 'connect', 'frame'] as const)
    expect(sourcesOf(services, use)).toEqual(
      expect.arrayContaining(['https://fe.example', 'https://cdn.example']),
    )
  expect(sourcesOf(services, 'img')).toEqual(['https://casino.example'])
  expect(servicesFrom({ MICRO_FRONTEND_ORIGINS: '' }, { assets })).toEqual({ assets })
})
