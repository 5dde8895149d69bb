import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createSandbox } from './app.ts'
import { openDatabase } from './database.ts'

/** A sandbox in memory under the prefix it has beside the site, and how tests speak to it. */
export function startTestSandbox(games = 2500, now?: () => number) {
  const db = openDatabase({ file: ':memory:', games })
  const artCacheDir = mkdtempSync(join(tmpdir(), 'sandbox-art-'))
  const app = new Hono().route('/sandbox', createSandbox({ db, artCacheDir, now }))
  const get = async (path: string, init?: RequestInit) => app.request(`/sandbox${path}`, init)
  return {
    artCacheDir,
    get,
    json: async (path: string) => (await get(path)).json() as Promise<unknown>,
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      get(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  }
}
