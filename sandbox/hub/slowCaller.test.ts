import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClientConnection, usualTimes } from './clientConnection.ts'
import { createOutbox } from './outbox.ts'
import type { LiveUpdate } from './tables.ts'
import { startTestHub } from './testing.ts'

const open: Awaited<ReturnType<typeof startTestHub>>[] = []
afterEach(() => Promise.all(open.splice(0).map((hub) => hub.close())))

const source = {
  init: () => 'init',
  textOf: (updates: Iterable<LiveUpdate>) => JSON.stringify(Array.from(updates)),
}
const outbox = () => createOutbox(source)
const update = (code: string, fields: Partial<LiveUpdate>): LiveUpdate => ({ ImsGameCode: code, ...fields })

describe('LIV-07 the queue of a slow client', () => {
  it('has one record per table, with the latest of each field', () => {
    const box = outbox()
    for (let Version = 1; Version <= 5000; Version += 1) {
      box.merge([
        update(`masa-${Version % 3}`, Version % 2 ? { PlayersSeated: Version, Version } : { Version }),
      ])
    }
    expect(box.size()).toBe(3)
    expect(JSON.parse(box.next() ?? '')).toEqual([
      update('masa-1', { PlayersSeated: 4999, Version: 4999 }),
      update('masa-2', { PlayersSeated: 4997, Version: 5000 }),
      update('masa-0', { PlayersSeated: 4995, Version: 4998 }),
    ])
    expect(box.isEmpty()).toBe(true)
  })

  it('only has a flag once all tables are due', () => {
    const box = outbox()
    box.merge([update('masa-1', { Version: 4 })])
    box.addInit()
    box.merge([update('masa-2', { Version: 5 })])
    expect([box.next(), box.next()]).toEqual(['init', undefined])
  })

  it('has a few other records, and no more', () => {
    const box = outbox()
    const taken = Array.from({ length: 1000 }, () => box.add('ping')).filter(Boolean)
    expect(taken.length).toBe(64)
    expect(box.size()).toBe(64)
  })
})

it('LIV-07 a full connection gets nothing more, and the latest values as soon as possible', () => {
  const sent: string[] = []
  let room = true
  const line = createClientConnection({
    source,
    times: usualTimes,
    now: () => 0,
    hanging: () => false,
    ended: () => undefined,
  })
  line.open({ send: (text) => void sent.push(text), ready: () => room, close() {}, cut() {} })
  const tell = (PlayersSeated: number) =>
    line.tell({ updates: [update('masa-1', { PlayersSeated })], text: `now ${PlayersSeated}` })
  tell(1)
  room = false
  for (const players of [2, 3, 4]) tell(players)
  expect(sent).toEqual(['now 1'])
  room = true
  line.flush()
  tell(5)
  expect(sent).toEqual(['now 1', '[{"ImsGameCode":"masa-1","PlayersSeated":4}]', 'now 5'])
})

/** A client that connects and then reads nothing. */
function deaf(base: string, head: string) {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write(head)
  return socket
}

describe('LIV-07 a client that reads nothing', () => {
  it.each([
    ['serverSentEvents', 200],
    // A client that stops polling only gets all tables once.
    ['longPolling', 10],
  ])('waits without growing: %s', async (transport, least) => {
    const hub = await startTestHub({ count: 300, rate: 2000 })
    open.push(hub)
    const negotiated = await fetch(`${hub.base}/hub/negotiate?negotiateVersion=1`, { method: 'POST' })
    const { connectionToken: id } = (await negotiated.json()) as { connectionToken: string }
    const accept = transport === 'serverSentEvents' ? 'text/event-stream' : '*/*'
    const socket = deaf(
      hub.base,
      `GET /sandbox/hub?id=${id} HTTP/1.1\r\nHost: hub\r\nAccept: ${accept}\r\n\r\n`,
    )
    await vi.waitFor(() => expect(hub.hub.connections.counts().connections).toBe(1))
    await fetch(`${hub.base}/hub?id=${id}`, { method: 'POST', body: '{"protocol":"json","version":1}\x1e' })
    await vi.waitFor(() => expect(hub.hub.connections.counts().watching).toBe(1))
    for (let times = 0; times < 20; times += 1) await hub.control('hub/oversized')
    await vi.waitFor(() => expect(hub.hub.connections.counts().waiting).toBeGreaterThan(least), 10_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(hub.hub.connections.counts().waiting).toBeLessThan(300 + 64 + 2)
    socket.destroy()
  })

  it('does not grow the queue of a socket, and is disconnected when the hub closes it', async () => {
    const hub = await startTestHub({ count: 300, rate: 2000 })
    open.push(hub)
    const socket = deaf(
      hub.base,
      'GET /sandbox/hub HTTP/1.1\r\nHost: hub\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    await vi.waitFor(() => expect(hub.hub.connections.counts().webSockets).toBe(1))
    const hello = Buffer.from('{"protocol":"json","version":1}\x1e')
    // Unmasked with a mask of zeros.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]))
    await vi.waitFor(() => expect(hub.hub.connections.counts().watching).toBe(1))
    for (let times = 0; times < 20; times += 1) await hub.control('hub/oversized')
    await vi.waitFor(() => expect(hub.hub.connections.counts().waiting).toBeGreaterThan(200), 10_000)
    expect(hub.hub.connections.counts().waiting).toBeLessThan(300 + 64 + 2)
    await hub.control('hub/restart')
    await vi.waitFor(() => expect(hub.hub.connections.counts().connections).toBe(0), 3000)
    socket.destroy()
  })
})
