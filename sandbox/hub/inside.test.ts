import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LiveRecord } from '#app/api/contract/live.ts'
import { startTestSandbox } from '../testing.ts'
import { earOf } from './testing.ts'

const sandbox = startTestSandbox(2500)
let server: Server
let base = ''
beforeAll(async () => {
  server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  sandbox.listen(server, '/sandbox')
  if (!server.listening) await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  sandbox.close()
})

type Tables = { tables: { ImsGameCode: string; DynamicImageUrl?: string }[]; connections: number }
const tables = async () => (await sandbox.json('/control/tables')) as Tables

async function watching() {
  const client = new HubConnectionBuilder()
    .withUrl(`${base}/hub`)
    .withAutomaticReconnect([0, 50])
    .configureLogging(LogLevel.None)
    .build()
  const heard = earOf(client)
  await client.start()
  await vi.waitFor(() => expect(heard.init.length).toBe(1))
  return { client, heard }
}

describe('the hub inside the sandbox', () => {
  it('LIV-01 has every live game of the catalogue, in rank order', async () => {
    const games = (await sandbox.json('/casino/games/no-files')) as { gameCode: string; type: string }[]
    const live = games.filter(({ type }) => type === 'Live').map(({ gameCode }) => gameCode)
    const { client, heard } = await watching()
    expect(live.length).toBeGreaterThan(200)
    expect(heard.init[0]?.map(({ ImsGameCode }) => ImsGameCode)).toEqual(live)
    expect(heard.init[0]?.filter((record) => !v.safeParse(LiveRecord, record).success)).toEqual([])
    await client.stop()
  })

  it('LIV-03 has existing pictures, and few of them', async () => {
    const named = new Set((await tables()).tables.flatMap(({ DynamicImageUrl }) => DynamicImageUrl ?? []))
    expect(named.size).toBeLessThan(25 * 6)
    for (const address of [...named].slice(0, 3)) {
      const answer = await fetch(new URL(address, base))
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('image/webp')
    }
  })

  it('LIV-02 is affected by faults like any other call', async () => {
    await sandbox.send('POST', '/control/faults', {
      path: '/hub/negotiate',
      mode: 'error-503',
      method: 'POST',
    })
    await expect(watching()).rejects.toThrow('503')
    await sandbox.send('DELETE', '/control/faults')
    const { client } = await watching()
    await client.stop()
  })

  it('is reset with the sandbox, and sends the tables again', async () => {
    const before = (await tables()).tables
    const { client, heard } = await watching()
    await sandbox.send('POST', '/control/tables/ruleta-carpati/close')
    await vi.waitFor(() => expect(heard.updates.length).toBeGreaterThan(0))
    await sandbox.send('POST', '/control/hub/rate', { rate: 0 })
    await sandbox.send('POST', '/control/reset')
    await vi.waitFor(() => expect(heard.init.length).toBe(2))
    expect(heard.init[1]?.map(({ ImsGameCode }) => ImsGameCode)).toEqual(
      before.map(({ ImsGameCode }) => ImsGameCode),
    )
    await client.stop()
  })

  it('refuses control calls of other sites', async () => {
    const headers = { Origin: 'https://evil.example', Host: '127.0.0.1:4000' }
    expect((await sandbox.send('POST', '/control/hub/drop', undefined, headers)).status).toBe(403)
  })

  it('LIV-02 closes all connections when the sandbox ends, and refuses new ones', async () => {
    const { heard } = await watching()
    sandbox.endHub()
    await vi.waitFor(() => expect(heard.closed.length).toBe(1))
    expect((await tables()).connections).toBe(0)
    expect((await sandbox.send('POST', '/hub/negotiate')).status).toBe(503)
  })
})
