import { afterEach, describe, expect, it, vi } from 'vitest'
import { earOf, startTestHub, transports } from './testing.ts'

type TestHub = Awaited<ReturnType<typeof startTestHub>>

const open: TestHub[] = []
afterEach(() => Promise.all(open.splice(0).map((hub) => hub.close())))

async function start(...options: Parameters<typeof startTestHub>): Promise<TestHub> {
  const hub = await startTestHub(...options)
  open.push(hub)
  return hub
}

describe.each(Object.entries(transports))('the official client over %s', (name, transport) => {
  /** A client that has received all tables. */
  async function watching(hub: TestHub) {
    const client = hub.client(transport)
    const heard = earOf(client)
    await client.start()
    await vi.waitFor(() => expect(heard.init.length).toBe(1))
    return { client, heard }
  }

  it('LIV-01 receives all tables once, and then each change', async () => {
    const hub = await start({ rate: 100 })
    const { heard } = await watching(hub)
    expect(heard.init[0]?.map(({ ImsGameCode }) => ImsGameCode)).toEqual(
      Array.from({ length: 20 }, (_, index) => `masa-${index}`),
    )
    await vi.waitFor(() => expect(heard.updates.length).toBeGreaterThan(20))
    expect(heard.init.length).toBe(1)
    expect(hub.hub.connections.counts()).toMatchObject({
      connections: 1,
      [name.replace(/^./, (letter) => letter.toLowerCase())]: 1,
    })
  })

  it('LIV-02 reconnects after the connection was lost', async () => {
    const hub = await start()
    const { heard } = await watching(hub)
    await hub.control('hub/drop')
    await vi.waitFor(() => expect(heard.init.length).toBe(2))
    expect(heard).toMatchObject({ again: 1, closed: [] })
    expect(hub.hub.connections.counts().connections).toBe(1)
  })

  it('LIV-02 reconnects after a close message that allows it', async () => {
    const hub = await start()
    const { heard } = await watching(hub)
    await hub.control('hub/restart')
    await vi.waitFor(() => expect(heard.init.length).toBe(2))
    expect(heard).toMatchObject({ again: 1, closed: [] })
  })

  it('LIV-02 does not reconnect after a close message without that permission', async () => {
    const hub = await start()
    const { client, heard } = await watching(hub)
    await hub.control('hub/close')
    await vi.waitFor(() => expect(heard.closed.length).toBe(1))
    expect(String(heard.closed[0])).toContain('The hub is closed.')
    expect(client.state).toBe('Disconnected')
    await vi.waitFor(() => expect(hub.hub.connections.counts().connections).toBe(0))
  })

  it('LIV-02 gives up if the hub refuses for longer than it tries', async () => {
    const hub = await start()
    const { heard } = await watching(hub)
    await hub.control('hub/restart', { refuse: 60_000 })
    await vi.waitFor(() => expect(heard.closed.length).toBe(1))
    const late = hub.client(transport)
    await expect(late.start()).rejects.toThrow('503')
  })

  it('LIV-02 is removed when it stops by itself', async () => {
    const hub = await start()
    const { client } = await watching(hub)
    await client.stop()
    await vi.waitFor(() => expect(hub.hub.connections.counts().connections).toBe(0))
  })

  it('LIV-02 receives nothing from a hub that hangs, and everything when it resumes', async () => {
    const hub = await start()
    const { heard } = await watching(hub)
    await hub.control('hub/hang')
    for (const action of ['close', 'open', 'close']) await hub.control(`tables/masa-3/${action}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard.updates).toEqual([])
    await hub.control('hub/resume')
    await vi.waitFor(() => expect(heard.updates.length).toBe(1))
    expect(heard.updates[0]).toMatchObject({ ImsGameCode: 'masa-3' })
  })

  it('gets an error for a method call', async () => {
    const hub = await start()
    const { client } = await watching(hub)
    await expect(client.invoke('sit', 'masa-1')).rejects.toThrow("Unknown hub method 'sit'")
    await client.send('sit', 'masa-1')
    expect(client.state).toBe('Connected')
  })

  it('may send a bearer token', async () => {
    const hub = await start()
    const client = hub.client(transport, { accessTokenFactory: () => 'a.b-c' })
    await client.start()
    expect(hub.hub.connections.counts()).toMatchObject({ connections: 1, withToken: 1 })
  })

  it('LIV-08 survives invalid records, and receives further updates', async () => {
    const hub = await start()
    const { client, heard } = await watching(hub)
    for (const action of ['unknown', 'oversized', 'init-twice', 'init']) await hub.control(`hub/${action}`)
    await vi.waitFor(() => expect(heard.init.length).toBe(4))
    await hub.control('tables/masa-3/close')
    await vi.waitFor(() => expect(heard.updates.at(-1)).toMatchObject({ ImsGameCode: 'masa-3' }))
    expect(client.state).toBe('Connected')
  })

  it('LIV-08 reconnects after all garbage at once', async () => {
    const hub = await start()
    const { heard } = await watching(hub)
    await hub.control('hub/garbage')
    await vi.waitFor(() => expect(heard.again).toBe(1))
    await vi.waitFor(() => expect(heard.init.length).toBe(2))
    expect(heard.updates.length).toBeGreaterThan(10_000)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('LIV-08 may receive an update before `init`', async () => {
    const hub = await start()
    const { heard } = await watching(hub)
    await hub.control('hub/update-before-init')
    await vi.waitFor(() => expect(heard.init.length).toBe(2))
    expect(heard.updates.map(({ ImsGameCode }) => ImsGameCode)).toEqual(['masa-0', 'masa-0', 'masa-0'])
  })
})

it.each([
  ['find nothing new asks on', { poll: 20, silence: 200 }],
  ['wait for longer than the silence timeout is still connected', { poll: 1000, silence: 60, ping: 30 }],
])('LIV-02 a caller whose polls %s', async (_what, times) => {
  const hub = await start({ times })
  const client = hub.client(transports.LongPolling)
  const heard = earOf(client)
  await client.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(heard).toMatchObject({ again: 0, closed: [] })
  expect(hub.hub.connections.counts().longPolling).toBe(1)
})
