import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { WebSocket } from '@playwright/test'
import { logIn, logOut, whenGuest } from '../support/players.ts'
import { startSite } from '../support/processes.ts'
import { test as base, expect } from '../support/test.ts'

/** A TCP proxy to the site that forwards nothing until it is released. */
async function heldConnection() {
  const waiting: Socket[] = []
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => undefined)
    waiting.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    waiting,
    release(site: string) {
      const { hostname, port } = new URL(site)
      for (const socket of waiting) {
        const onward = connect(Number(port), hostname)
        onward.on('error', () => socket.destroy())
        socket.pipe(onward).pipe(socket)
      }
    },
    end() {
      for (const socket of waiting) socket.destroy()
      server.close()
    },
  }
}

type Connection = Awaited<ReturnType<typeof heldConnection>>

const test = base.extend<{ connection: Connection }>({
  connection: async ({ browserName: _ }, use) => {
    const connection = await heldConnection()
    await use(connection)
    connection.end()
  },
  site: async ({ connection }, use) => {
    const site = await startSite({
      LOG_LEVEL: 'warn',
      SANDBOX_GAMES: '2500',
      SANDBOX_ART: 'plain',
      SANDBOX_DB: ':memory:',
      NOTIFICATIONS_URL: `ws://127.0.0.1:${connection.port}/sandbox/notifications`,
    })
    await use(site.url)
    await site.stop()
  },
})

test('NTF-01 a player who logs out while notifications are still connecting sees no error, and the connection closes once it is open', async ({
  page,
  connection,
  site,
}) => {
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  await logIn(page, 'victor.mare', { path: '/pagina/termeni-si-conditii' })
  await expect.poll(() => connection.waiting.length).toBe(1)
  await logOut(page)
  await whenGuest(page)
  expect(sockets.map((socket) => socket.isClosed())).toEqual([false])
  connection.release(site)
  await expect.poll(() => sockets.map((socket) => socket.isClosed())).toEqual([true])
  expect(connection.waiting).toHaveLength(1)
})
