import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { RS } from './protocol.ts'
import { startTestHub } from './testing.ts'

let hub: Awaited<ReturnType<typeof startTestHub>>
beforeAll(async () => {
  hub = await startTestHub({ times: { ping: 60, silence: 250, init: 5, goodbye: 50 } })
})
afterAll(() => hub.close())

/** A socket without a client, and its received records. */
async function wire(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${hub.base.replace('http', 'ws')}/hub`, { headers })
  const records: string[] = []
  let closed: number | undefined
  socket.on('message', (data) => records.push(...String(data).split(RS).slice(0, -1)))
  socket.on('close', (code) => {
    closed = code
  })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return {
    records,
    send: (text: string | Buffer) => socket.send(text),
    closed: () => closed,
    end: () => socket.terminate(),
  }
}

const hello = `{"protocol":"json","version":1}${RS}`

describe('LIV-02 a socket without negotiation', () => {
  it('gets a handshake, all tables and pings, as long as it pings', async () => {
    const { records, send, end, closed } = await wire()
    send(hello)
    const pings = setInterval(() => send(`{"type":6}${RS}`), 50)
    await vi.waitFor(() => expect(records.filter((record) => record === '{"type":6}').length).toBe(5))
    clearInterval(pings)
    expect(records[0]).toBe('{}')
    expect(records[1]).toMatch(/^\{"type":1,"target":"init","arguments":\[\[/)
    expect(closed()).toBeUndefined()
    end()
  })

  it('is closed after a long silence, with permission to reconnect', async () => {
    const { records, send, closed } = await wire()
    send(hello)
    await vi.waitFor(() => expect(closed()).toBe(1000))
    expect(JSON.parse(records.at(-1) ?? '')).toMatchObject({ type: 7, allowReconnect: true })
  })

  it.each([
    ['another protocol', `{"protocol":"messagepack","version":1}${RS}`],
    ['garbage', `hello${RS}`],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('hears why it may not stay: %s', async (_what, first) => {
    const { records, send, closed } = await wire()
    send(first)
    await vi.waitFor(() => expect(closed()).toBe(1000))
    expect(records.map((record) => Object.keys(JSON.parse(record)))).toEqual([['error']])
  })

  it.each([
    ['no JSON', `{{{${RS}`],
    ['no message', `[1]${RS}`],
    ['a call of nothing', `{"type":1}${RS}`],
    ['bytes', Buffer.from([1, 2, 3])],
    ['more than a record may hold', 'x'.repeat(20_000)],
  ])('LIV-08 is closed with an error after %s', async (_what, garbage) => {
    const { records, send, closed } = await wire()
    send(hello)
    send(garbage)
    send(garbage)
    await vi.waitFor(() => expect(closed()).toBe(1000))
    expect(JSON.parse(records.at(-1) ?? '')).toEqual({ type: 7, error: 'Connection closed with an error.' })
  })

  it('gets answers to records in partial and combined frames', async () => {
    const { records, send, end } = await wire()
    send(hello.slice(0, 9))
    const call = (id: number) => `{"type":1,"target":"a","arguments":[],"invocationId":"${id}"}${RS}`
    send(hello.slice(9) + call(1) + call(2) + call(3).slice(0, 20))
    send(call(3).slice(20))
    await vi.waitFor(() => expect(records.filter((record) => record.includes('Unknown')).length).toBe(3))
    end()
  })

  it('of another host is refused', async () => {
    await expect(wire({ Origin: 'https://evil.example' })).rejects.toThrow('403')
    const { end } = await wire({ Origin: 'http://127.0.0.1:9999' })
    end()
  })

  it('at another address is refused too', async () => {
    const socket = new WebSocket(`${hub.base.replace('http', 'ws')}/elsewhere`)
    const error = await new Promise((resolve) => socket.on('error', resolve))
    expect(String(error)).toContain('404')
  })
})

describe('LIV-02 the negotiation', () => {
  const negotiate = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${hub.base}/hub/negotiate${query}`, { method: 'POST', headers })

  it('returns the connection, its secret and the three transports', async () => {
    const body = (await (await negotiate('?negotiateVersion=1')).json()) as Record<string, unknown>
    expect(body).toMatchObject({ negotiateVersion: 1 })
    expect(body.connectionId).not.toBe(body.connectionToken)
    expect(body.availableTransports).toEqual(
      ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
        transport,
        transferFormats: ['Text'],
      })),
    )
  })

  it('of an old client has one name for both', async () => {
    const body = (await (await negotiate('')).json()) as Record<string, unknown>
    expect(body.connectionToken).toBeUndefined()
    expect((await fetch(`${hub.base}/hub?id=${body.connectionId}`)).status).toBe(200)
  })

  it('is open to pages of the same host, on any port', async () => {
    const asked = { Origin: 'http://127.0.0.1:3000', 'Access-Control-Request-Method': 'POST' }
    const before = await fetch(`${hub.base}/hub/negotiate`, { method: 'OPTIONS', headers: asked })
    const allowed = before.headers.get('Access-Control-Allow-Headers')
    for (const name of ['x-requested-with', 'x-signalr-user-agent', 'authorization', 'content-type']) {
      expect(allowed).toContain(name)
    }
    const after = await negotiate('', { Origin: 'http://127.0.0.1:3000' })
    expect(after.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:3000')
    expect(after.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    const strange = await negotiate('', { Origin: 'https://evil.example' })
    expect(strange.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it.each(['GET', 'POST', 'DELETE'])('is needed for %s', async (method) => {
    expect((await fetch(`${hub.base}/hub?id=nobody`, { method })).status).toBe(404)
  })

  it('LIV-08 leads to a connection that refuses a megabyte', async () => {
    const { connectionToken } = (await (await negotiate('?negotiateVersion=1')).json()) as {
      connectionToken: string
    }
    const body = 'x'.repeat(1_000_000)
    const answer = await fetch(`${hub.base}/hub?id=${connectionToken}`, { method: 'POST', body })
    expect(answer.status).toBe(413)
  })
})
