import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const upstreams = {
  CASINO_API_URL: 'https://casino.example',
  CMS_URL: 'https://cms.example',
  ASSETS_URL: 'https://pictures.example',
}

test.each([
  ['inside', {}, 'http://127.0.0.1:3000/sandbox/gateway'],
  ['at an address of its own', { ...upstreams, GATEWAY_URL: 'https://g.example/' }, 'https://g.example'],
  [
    'at another address for this server',
    { ...upstreams, GATEWAY_URL: '/gw', GATEWAY_INSIDE_URL: 'http://gw.internal' },
    'http://gw.internal',
  ],
  ['at a path that only browsers know', { ...upstreams, GATEWAY_URL: '/gw' }, undefined],
])('PER-10 the server asks the gateway %s', (_where, env, expected) => {
  expect(readConfig(env).gatewayUrl).toBe(expected)
})

test('PER-10 a marketing platform without a gateway that validates sessions stops the start', () => {
  expect(() => readConfig({ ...upstreams, BLOOMREACH_URL: 'https://b.example' })).toThrow(
    /GATEWAY_INSIDE_URL is missing/,
  )
})
