import { expect, test } from 'vitest'
import { browserServices, sandboxServices, servicesFrom, sourcesOf } from './services.ts'

const assets = 'https://casino.example/assets'

test('ADM-01 beside real upstreams a service without a setting is not there', () => {
  const services = servicesFrom({ HUB_URL: 'wss://hub.example', PORT: 3000 }, { assets })
  expect(services).toEqual({ assets, hub: 'wss://hub.example' })
})

test('the sandbox stands in for every service, one in the settings apart', () => {
  const services = servicesFrom({ GATEWAY_URL: 'https://gateway.example' }, sandboxServices)
  expect(Object.keys(services)).toEqual(Object.keys(browserServices))
  expect(services.gateway).toBe('https://gateway.example')
  expect(Object.values(services).filter((address) => !address.startsWith('/sandbox/'))).toHaveLength(1)
})

test('what is ours needs no name in the policy', () => {
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
