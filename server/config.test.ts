import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, environment, readConfig } from './config.ts'
import { sandboxServices } from './services.ts'

const upstreams = {
  CASINO_API_URL: 'https://casino.example',
  CMS_URL: 'https://cms.example',
  ASSETS_URL: 'https://cdn.example/assets',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

test('ADM-01 an empty environment starts with the sandbox and the defaults', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: 3000,
    SANDBOX_GAMES: 2500,
    SANDBOX_TABLES: 1000,
    SANDBOX_LIVE_RATE: 2,
    UPSTREAM_TIMEOUT_MS: 15_000,
    CONTENT_STALE_IF_ERROR_SECONDS: 0,
    PREVIEW: 'on',
    FRAME_ANCESTORS: '',
    LOG_LEVEL: 'info',
    sandbox: true,
    casinoUrl: 'http://127.0.0.1:3000/sandbox/casino',
    cmsUrl: 'http://127.0.0.1:3000/sandbox/cms',
    services: sandboxServices,
  })
})

test.each([
  ['a port that is no number', { PORT: 'http' }, 'PORT must be a whole number (it is "http")'],
  ['a port with a fraction', { PORT: '3000.5' }, 'PORT must be a whole number'],
  ['a negative port', { PORT: '-1' }, 'PORT must be a whole number'],
  ['a port in another notation', { PORT: '0x50' }, 'PORT must be a whole number'],
  ['a port with spaces', { PORT: ' 3000 ' }, 'PORT must be a whole number'],
  ['a port that does not exist', { PORT: '65536' }, 'PORT must be at most 65535'],
  [
    'an unknown environment',
    { NODE_ENV: 'staging' },
    'NODE_ENV must be one of production, development, test',
  ],
  ['an unknown switch', { SANDBOX: 'yes' }, 'SANDBOX must be one of on, off'],
  ['too few games', { SANDBOX_GAMES: '10' }, 'SANDBOX_GAMES must be at least 100'],
  ['too many games', { SANDBOX_GAMES: '100001' }, 'SANDBOX_GAMES must be at most 100000'],
  ['too many tables', { SANDBOX_TABLES: '5001' }, 'SANDBOX_TABLES must be at most 5000'],
  ['too many updates', { SANDBOX_LIVE_RATE: '2001' }, 'SANDBOX_LIVE_RATE must be at most 2000'],
  [
    'a Redis at another kind of address',
    { REDIS_URL: 'http://redis' },
    'REDIS_URL must be a redis(s) address',
  ],
  ['a short secret', { CONTENT_SECRET: 'fifteen-letters' }, 'CONTENT_SECRET must have 16 to 200 characters'],
  ['a relative folder', { RELEASES_DIR: 'releases' }, 'RELEASES_DIR must be an absolute path'],
  ['no address', { CASINO_API_URL: 'https://' }, 'CASINO_API_URL must be an absolute http(s) address'],
  ['another scheme', { CMS_URL: 'ftp://cms.example' }, 'CMS_URL must be an absolute http(s) address'],
  ['a script', { SITE_URL: 'javascript:alert(1)' }, 'SITE_URL must be an absolute http(s) address'],
  ['pictures from nowhere', { ASSETS_URL: 'cdn' }, 'ASSETS_URL must be a path of ours or an absolute'],
  ['pictures from a socket', { ASSETS_URL: 'wss://cdn.example' }, 'ASSETS_URL must be a path or an http(s)'],
  ['a service from nowhere', { HUB_URL: '//hub.example' }, 'HUB_URL must be a path of ours or an absolute'],
  ['a service as a script', { CHAT_URL: 'javascript:alert(1)' }, 'CHAT_URL must be a path of ours'],
  ['a second directive in a service', { GATEWAY_URL: 'https://a.example;' }, 'GATEWAY_URL must be a path'],
  ['a path without a slash', { GATEWAY_LOGIN_PATH: 'v1/login' }, 'GATEWAY_LOGIN_PATH must be a path'],
  [
    'a path of another host',
    { GATEWAY_LOGOUT_PATH: '//b.example/out' },
    'GATEWAY_LOGOUT_PATH must be a path',
  ],
  ['a path that leads up', { GATEWAY_TOKEN_PATH: '/v1/../token' }, 'GATEWAY_TOKEN_PATH must be a path'],
  ['a path with a query', { GATEWAY_KEEP_ALIVE_PATH: '/alive?x' }, 'GATEWAY_KEEP_ALIVE_PATH must be a path'],
  ['a path as an address', { GATEWAY_LOGIN_PATH: 'https://b.example/' }, 'GATEWAY_LOGIN_PATH must be a path'],
  [
    'a marketing platform from nowhere',
    { BLOOMREACH_URL: '/b' },
    'BLOOMREACH_URL must be an absolute http(s)',
  ],
  ['a time too short', { UPSTREAM_TIMEOUT_MS: '99' }, 'UPSTREAM_TIMEOUT_MS must be at least 100'],
  ['a time too long', { UPSTREAM_TIMEOUT_MS: '60001' }, 'UPSTREAM_TIMEOUT_MS must be at most 60000'],
  ['an endless age', { CONTENT_FRESH_SECONDS: 'Infinity' }, 'CONTENT_FRESH_SECONDS must be a whole number'],
  [
    'an age of months',
    { CONTENT_STALE_IF_ERROR_SECONDS: '604801' },
    'CONTENT_STALE_IF_ERROR_SECONDS must be at most',
  ],
  ['a preview switch', { PREVIEW: 'true' }, 'PREVIEW must be one of on, off'],
  [
    'a second directive',
    { FRAME_ANCESTORS: 'https://a.example; script-src *' },
    'FRAME_ANCESTORS must be http(s) origins',
  ],
  ['a frame of anyone', { FRAME_ANCESTORS: '*' }, 'FRAME_ANCESTORS must be http(s) origins'],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('ADM-01 %s names itself', (_what, env, expected) => {
  const problems = problemsOf(env)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(expected)
})

test('ADM-01 all wrong values are reported at once', () => {
  const env = { PORT: 'x', PREVIEW: 'x', LOG_LEVEL: 'x', CMS_URL: 'ftp://x', SANDBOX_GAMES: '1' }
  const names = problemsOf(env).map((problem) => problem.split(' ', 1)[0])
  expect(names.sort()).toEqual(Object.keys(env).sort())
})

test.each([
  ['nothing is said', {}, true],
  ['both upstreams are named', upstreams, false],
  ['it is asked for beside real upstreams', { ...upstreams, SANDBOX: 'on' }, true],
  ['it is switched off', { ...upstreams, SANDBOX: 'off' }, false],
  ['the addresses are empty', { CASINO_API_URL: '', CMS_URL: '' }, true],
])('the sandbox when %s', (_when, env, expected) => {
  expect(readConfig(env).sandbox).toBe(expected)
})

test.each([
  ['only the CMS is named', { CMS_URL: upstreams.CMS_URL }, ['CASINO_API_URL', 'ASSETS_URL']],
  ['only the casino is named', { CASINO_API_URL: upstreams.CASINO_API_URL }, ['CMS_URL', 'ASSETS_URL']],
  ['the sandbox is off', { SANDBOX: 'off' }, ['CASINO_API_URL', 'CMS_URL', 'ASSETS_URL']],
  ['pictures have no address that browsers reach', { ...upstreams, ASSETS_URL: '' }, ['ASSETS_URL']],
])('ADM-01 a missing upstream names itself when %s', (_when, env, expected) => {
  expect(problemsOf(env).map((problem) => problem.split(' is missing', 1)[0])).toEqual(expected)
})

test.each([
  ['a path', { ASSETS_URL: '/media' }, '/media'],
  ['another host', { ASSETS_URL: 'https://cdn.example/a' }, 'https://cdn.example/a'],
])('pictures come from %s', (_where, env, expected) => {
  expect(readConfig({ ...upstreams, ...env }).services.assets).toBe(expected)
})

test('addresses lose their closing slashes, so that paths can be appended', () => {
  const config = readConfig({
    ...upstreams,
    CASINO_API_URL: 'https://casino.example/api//',
    CMS_URL: ' https://cms.example/ ',
  })
  expect([config.casinoUrl, config.cmsUrl]).toEqual(['https://casino.example/api', 'https://cms.example'])
})

test('the sandbox in this process is reached at the port of this process', () => {
  expect(readConfig({ PORT: '4100' }).casinoUrl).toBe('http://127.0.0.1:4100/sandbox/casino')
})

test.each([
  ['the sandbox stands in for it', {}, 'http://127.0.0.1:3000/sandbox/bloomreach'],
  ['beside real upstreams there is none', upstreams, undefined],
  [
    'it has a setting',
    { ...upstreams, BLOOMREACH_URL: 'https://b.example/x/', GATEWAY_URL: 'https://g.example' },
    'https://b.example/x',
  ],
])('PER-10 the marketing platform when %s', (_when, env, expected) => {
  expect(readConfig(env).bloomreachUrl).toBe(expected)
})

test('several sites may frame ours', () => {
  const FRAME_ANCESTORS = 'https://a.example http://127.0.0.1:3000'
  expect(readConfig({ FRAME_ANCESTORS }).FRAME_ANCESTORS).toBe(FRAME_ANCESTORS)
})

test('CMS-07 the settings name the content systems; with the sandbox it is its own', () => {
  expect(readConfig({}).contentSystems).toEqual(['/sandbox/editor'])
  expect(readConfig({ CMS_ORIGINS: 'https://a.example' }).contentSystems).toEqual(['https://a.example'])
})

test('settings of other programs are ignored', () => {
  expect(problemsOf({ HOME: '/home/x', npm_config_port: 'x' })).toEqual([])
})

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fromFile(text: string, env: Record<string, string> = {}) {
  const file = join(folder, 'arama.conf')
  writeFileSync(file, text)
  return environment({ ARAMA_CONFIG: file, ...env })
}

test('ADM-01 one file may hold the settings', () => {
  const env = fromFile('# port\nPORT=4000\n\n  LOG_LEVEL = warn \r\nSITE_URL=https://a.example/?a=b\n')
  expect(env).toMatchObject({ PORT: '4000', LOG_LEVEL: 'warn', SITE_URL: 'https://a.example/?a=b' })
})

test('ADM-01 the environment overrides the file', () => {
  expect(fromFile('PORT=4000\nHOST=127.0.0.1\n', { PORT: '5000' })).toMatchObject({
    PORT: '5000',
    HOST: '127.0.0.1',
  })
})

test('ADM-01 a line that is commented out sets nothing', () => {
  expect(fromFile('#PORT=4000\n# PORT=4001\n').PORT).toBeUndefined()
})

test('ADM-01 a wrong value of the file is named in the error', () => {
  expect(problemsOf(fromFile('PORT=x\n') as Record<string, string>)[0]).toContain(
    'PORT must be a whole number',
  )
})

test('without a file the environment is used alone', () => {
  const env = { PORT: '4000' }
  expect(environment(env)).toBe(env)
})

test('ADM-01 a file that is not there stops the start', () => {
  expect(() => environment({ ARAMA_CONFIG: join(folder, 'gone') })).toThrow('gone')
})

test.each([
  ['with the sandbox inside it is refused', { PORT: '0' }, false],
  ['with upstreams elsewhere it takes a free one', { PORT: '0', ...upstreams }, true],
])('ADM-01 port 0: %s', (_when, env, fits) => {
  if (fits) expect(readConfig(env).PORT).toBe(0)
  else expect(() => readConfig(env)).toThrow('PORT must not be 0')
})

test('ADM-01 a wrong secret is named in the error without its value', () => {
  const wrong = {
    PREVIEW_SECRET: 'abc',
    CONTENT_SECRET: 'top secret words',
    EDITORS_SECRET: 'scurt',
    REDIS_URL: 'http://:password@redis',
    ERROR_DSN: 'not a dsn',
  }
  const said = problemsOf(wrong).join('\n')
  for (const [name, value] of Object.entries(wrong)) {
    expect(said).toContain(name)
    expect(said).not.toContain(value)
  }
})
