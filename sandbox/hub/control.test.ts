import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { earOf, startTestHub, transports } from './testing.ts'

let hub: Awaited<ReturnType<typeof startTestHub>>
beforeAll(async () => {
  hub = await startTestHub()
})
beforeEach(() => hub.hub.reset())
afterAll(() => hub.close())

type Tables = { connections: number; rate: number; tables: Record<string, unknown>[] }
const tables = async () => (await (await fetch(`${hub.base}/control/tables`)).json()) as Tables
const table = async (code: string) => (await tables()).tables.find(({ ImsGameCode }) => ImsGameCode === code)

async function watching() {
  const client = hub.client(transports.WebSockets)
  const heard = earOf(client)
  await client.start()
  await vi.waitFor(() => expect(heard.init.length).toBe(1))
  return { client, heard }
}

describe('the control room of the hub', () => {
  it('shows the tables, the connections, and the rate of updates', async () => {
    const { client } = await watching()
    const state = await tables()
    expect(state).toMatchObject({
      connections: 1,
      watching: 1,
      rate: 0,
      share: 0,
      hanging: false,
      refusing: 0,
    })
    expect(state.tables.length).toBe(20)
    expect(state.tables.find(({ DynamicImageUrl }) => DynamicImageUrl)?.DynamicImageUrl).toMatch(
      /^\/sandbox\/casino\/assets\/dealer-\d+-\w+\?format=webp&transforms=w_480$/,
    )
    await client.stop()
  })

  it('opens, closes, fills and frees a table, and sends the updates', async () => {
    const { client, heard } = await watching()
    expect((await hub.control('tables/masa-1/close')).status).toBe(200)
    expect((await table('masa-1'))?.Status).not.toBe('online')
    await hub.control('tables/masa-1/open')
    expect(await table('masa-1')).not.toHaveProperty('OpensAt')
    await hub.control('tables/masa-1/fill')
    const seats = (free: boolean) => Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`seat${n}`, free]))
    expect((await table('masa-1'))?.SeatsAvailability).toEqual(seats(false))
    await hub.control('tables/masa-1/free')
    expect((await table('masa-1'))?.SeatsAvailability).toEqual(seats(true))
    await hub.control('tables/masa-0/free')
    expect((await table('masa-0'))?.PlayersSeated).toBe(0)
    await vi.waitFor(() => expect(heard.updates.length).toBe(5))
    expect(heard.updates.map(({ Version }) => Version)).toEqual([2, 3, 4, 5, 2])
    await client.stop()
  })

  it('sets the rate while clients are connected', async () => {
    const { client, heard } = await watching()
    expect((await hub.control('hub/rate', { rate: 500 })).body).toMatchObject({ rate: 500 })
    await vi.waitFor(() => expect(heard.updates.length).toBeGreaterThan(100))
    await hub.control('hub/rate', { rate: 0 })
    const then = (await tables()).tables
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect((await tables()).tables).toEqual(then)
    await client.stop()
  })

  it('LIV-08 mixes garbage into the updates without changing the tables', async () => {
    const { client, heard } = await watching()
    await hub.control('hub/mixed', { share: 0.5 })
    await hub.control('hub/rate', { rate: 1000 })
    await vi.waitFor(() => expect(heard.updates.length).toBeGreaterThan(500))
    const real = heard.updates.filter((update) => update && /^masa-\d+$/.test(update.ImsGameCode)).length
    expect(real).toBeLessThan(heard.updates.length * 0.9)
    expect(client.state).toBe('Connected')
    await client.stop()
  })

  it('resets tables, rate and faults, and sends the tables again', async () => {
    const before = await tables()
    const { client, heard } = await watching()
    await hub.control('hub/rate', { rate: 100 })
    await hub.control('hub/hang')
    await hub.control('tables/masa-1/close')
    hub.hub.reset()
    await vi.waitFor(() => expect(heard.init.length).toBe(2))
    expect(await tables()).toMatchObject({ rate: 0, hanging: false, tables: before.tables })
    await client.stop()
  })

  it('accepts and closes every connection at once, until it resumes', async () => {
    await hub.control('hub/flap')
    const client = hub.client(transports.WebSockets)
    const sentAway = vi.fn()
    client.onreconnecting(sentAway)
    const heard = earOf(client)
    await client.start()
    await vi.waitFor(() => expect(sentAway.mock.calls.length).toBeGreaterThan(1))
    expect(heard.init.length).toBeGreaterThan(0)
    await client.stop()
    await hub.control('hub/resume')
    const { client: stays } = await watching()
    await stays.stop()
  })

  it('refuses connections for the given time', async () => {
    await hub.control('hub/drop', { refuse: 150 })
    const negotiate = async () => (await fetch(`${hub.base}/hub/negotiate`, { method: 'POST' })).status
    expect(await negotiate()).toBe(503)
    await vi.waitFor(async () => expect(await negotiate()).toBe(200))
  })

  it.each([
    ['a table that does not exist', 'tables/nu-exista/close', undefined, 404],
    ['an unknown action of a table', 'tables/masa-1/burn', undefined, 404],
    ['an unknown action of the hub', 'hub/burn', undefined, 404],
    ['too fast', 'hub/rate', { rate: 2001 }, 400],
    ['a rate in words', 'hub/rate', { rate: 'fast' }, 400],
    ['no rate', 'hub/rate', undefined, 400],
    ['garbage alone', 'hub/mixed', { share: 1 }, 400],
    ['a whole day of refusals', 'hub/drop', { refuse: 86_400_000 }, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    expect((await hub.control(path, body)).status).toBe(status)
  })
})

it('LIV-07 tables do not change without connections', async () => {
  await hub.control('hub/rate', { rate: 1000 })
  const before = await tables()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await tables()).toEqual(before)
})
