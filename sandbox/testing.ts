import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createSandbox } from './app.ts'
import { openDatabase } from './database.ts'
import { personOf } from './players/people.ts'

/** A sandbox with its usual prefix, in memory unless a file is given, and helpers for tests. */
export function startTestSandbox(games = 2500, now?: () => number, file = ':memory:') {
  const db = openDatabase({ file, games })
  const artCacheDir = mkdtempSync(join(tmpdir(), 'sandbox-art-'))
  const sandbox = createSandbox({ db, artCacheDir, now })
  const app = new Hono().route('/sandbox', sandbox.app)
  const get = async (path: string, init?: RequestInit) => app.request(`/sandbox${path}`, init)
  return {
    app,
    artCacheDir,
    get,
    browser: () => createBrowser(get),
    /** A browser with a session of that person. */
    async loggedIn(username: string, rememberMe: 0 | 1 = 0) {
      const own = createBrowser(get)
      await own.login(username, rememberMe)
      return own
    },
    listen: sandbox.listen,
    /** Ends the live hub only. */
    endHub: sandbox.close,
    close: () => db.close(),
    json: async (path: string) => (await get(path)).json() as Promise<unknown>,
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      get(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  }
}

/** The initial password of a person. */
export const passwordOf = (username: string): string => personOf(username)?.password ?? ''

/** Fields of responses that the tests read. */
type Reply = Record<string, unknown> & { errorCode?: number; reason?: string; token?: string }

/** A browser of a person: stores cookies and calls the platform and the gateway. */
function createBrowser(get: (path: string, init?: RequestInit) => Promise<Response>) {
  const cookies = new Map<string, string>()

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const answer = await get(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  const platform = async (method: string, body: object = {}) =>
    (await ask('POST', `/platform/api/${method}`, body)).json() as Promise<Reply>

  const enterGateway = (username: string, token = '') =>
    ask('POST', '/gateway/v1/login', {
      username,
      ims_temporary_token: token,
      device_type: 'desktop',
      os_name: 'linux',
      client_platform: 'web',
    })

  return {
    cookies,
    ask,
    platform,
    enterGateway,
    read: async (path: string) => (await ask('GET', `/gateway${path}`)).json(),
    write: async (path: string, body?: object) => (await ask('POST', `/gateway${path}`, body)).json(),
    /** A whole login: platform, temporary token, gateway. */
    async login(username: string, rememberMe: 0 | 1 = 0, password = passwordOf(username)): Promise<Response> {
      await platform('login', { username, password, rememberMe })
      const { token } = await platform('temporary-token')
      return enterGateway(username, token)
    },
  }
}
