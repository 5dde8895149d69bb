import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client } from '@stomp/stompjs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { TOPIC } from '#app/api/contract/player/notification.ts'
import { startTestSandbox } from '../testing.ts'

const WHO = 'victor.mare'

let sandbox: ReturnType<typeof startTestSandbox>
let server: Server
let url: string
const clients: Client[] = []

beforeAll(async () => {
  sandbox = startTestSandbox(100)
  server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  sandbox.listen(server, '/sandbox')
  if (!server.listening) await once(server, 'listening')
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/notifications`
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true }))))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  sandbox.close()
})

const control = (path: string, body?: object) => sandbox.send('POST', `/control/${path}`, body)

/** The token of a logged-in player. */
async function tokenOf(username: string): Promise<string> {
  const browser = sandbox.browser()
  await browser.login(username)
  const { notification_token: token } = await browser.read('/_notification-token')
  return String(token)
}

/** The official client, and its received messages. */
function listen(token: string, destination = TOPIC) {
  const heard: unknown[] = []
  const refused: (string | undefined)[] = []
  const closed = vi.fn()
  const client = new Client({
    brokerURL: url,
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    onConnect: () => void client.subscribe(destination, ({ body }) => heard.push(JSON.parse(body))),
    onStompError: ({ headers }) => refused.push(headers.message),
    onWebSocketClose: closed,
  })
  clients.push(client)
  client.activate()
  return { client, heard, refused, closed }
}

async function listening(username: string): Promise<number | undefined> {
  const counts = (await sandbox.json('/control/notifications')) as Record<string, number>
  return counts[username]
}

const whenListening = (count: number) => vi.waitFor(async () => expect(await listening(WHO)).toBe(count))

test('NTF-02 NTF-03 the official client gets balance and bonus messages of its own player, on every page', async () => {
  const [one, two, other] = [await tokenOf(WHO), await tokenOf(WHO), await tokenOf('mihai.obisnuit')].map(
    (token) => listen(token),
  )
  await whenListening(2)
  await control(`people/${WHO}/balance`, { amount: 10 })
  await control(`people/${WHO}/bonuses`, {})
  for (const page of [one, two]) {
    await vi.waitFor(() => expect(page?.heard).toEqual([{ type: 'BALANCE' }, { type: 'BONUS' }]))
  }
  expect(other?.heard).toEqual([])
})

test('NTF-01 an invalid token is refused, and so is any other destination', async () => {
  const stranger = listen('of-nobody')
  await vi.waitFor(() => expect(stranger.refused).toEqual(['unknown token']))
  await vi.waitFor(() => expect(stranger.closed).toHaveBeenCalledOnce())
  const curious = listen(await tokenOf(WHO), '/topic/everybody')
  await vi.waitFor(() => expect(curious.refused).toEqual(['no such destination']))
})

test('a page that disconnects is removed, and its receipt is sent', async () => {
  const { client } = listen(await tokenOf(WHO))
  await whenListening(1)
  await client.deactivate()
  await whenListening(0)
})

test('the control room sends any text, disconnects everyone, and refuses connections for a while', async () => {
  const { heard, closed } = listen(await tokenOf(WHO))
  await whenListening(1)
  expect((await control(`notifications/${WHO}`, { type: 'SIMPLE_MESSAGE' })).status).toBe(200)
  expect((await control(`notifications/${WHO}`, { text: '"o vorbă"' })).status).toBe(200)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'SIMPLE_MESSAGE' }, 'o vorbă']))
  await control('notifications/drop', { refuse: 60_000 })
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  const late = listen(await tokenOf(WHO))
  await vi.waitFor(() => expect(late.closed).toHaveBeenCalledOnce())
  await control('notifications/drop')
  listen(await tokenOf(WHO))
  await whenListening(1)
})

test('NTF-01 the control room accepts and drops connections, until it drops them for good', async () => {
  await control('notifications/flap')
  const brief = listen(await tokenOf(WHO))
  await vi.waitFor(() => expect(brief.closed).toHaveBeenCalledOnce())
  await control('notifications/drop')
  listen(await tokenOf(WHO))
  await whenListening(1)
})

test.each([
  ['notifications/nimeni', { type: 'BALANCE' }, 404],
  [`notifications/${WHO}`, { type: 'UNKNOWN' }, 400],
  [`notifications/${WHO}`, undefined, 400],
  ['notifications/drop', { refuse: -1 }, 400],
])('the control room does not take %s with %j', async (path, body, status) => {
  expect((await control(path, body)).status).toBe(status)
})
