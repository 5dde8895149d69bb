import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const errors = 'https://key@errors.example/7'

test.each([
  ['nothing', {}, undefined],
  ['a rate of 0', { ERROR_SAMPLE_RATE: '0', ERROR_DSN: errors }, undefined],
  ['a rate', { ERROR_SAMPLE_RATE: '0.25', ERROR_DSN: errors }, 0.25],
  ['every error', { ERROR_SAMPLE_RATE: '1', ERROR_DSN: errors }, 1],
])('ERR-05 with %s pages are told the rate or nothing', (_what, env, expected) => {
  expect(readConfig({ SANDBOX: 'on', ...env }).services.errorRate).toBe(expected)
})

test('ERR-05 a rate without a service for errors is not told', () => {
  const upstreams = {
    CASINO_API_URL: 'https://casino.example',
    CMS_URL: 'https://cms.example',
    ASSETS_URL: 'https://cdn.example/assets',
  }
  expect(readConfig({ ...upstreams, ERROR_SAMPLE_RATE: '1' }).services.errorRate).toBeUndefined()
})

test.each(['2', '-1', 'all', '1.5'])('ERR-05 ADM-01 the rate %s is refused', (rate) => {
  expect(() => readConfig({ ERROR_SAMPLE_RATE: rate })).toThrow(ConfigError)
})
