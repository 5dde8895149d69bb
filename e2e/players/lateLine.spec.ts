import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { WebSocket } from '@playwright/test'
import { logIn, logOut, whenGuest } from '../support/players.ts'
import { startSite } from '../support/processes.ts'
import { test as base, expect } from '../support/test.ts'

/** A line to the site that carries nothing before it is let go. */
async function heldLine() {
  const waiting: Socket[] = []
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => undefined)
    waiting.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    waiting,
    letGo(site: string) {
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

type Line = Awaited<ReturnType<typeof heldLine>>

const test = base.extend<{ line: Line }>({
  line: async ({ browserName: _ }, use) => {
    const line = await heldLine()
    await use(line)
    line.end()
  },
  site: async ({ line }, use) => {
    const site = await startSite({
      LOG_LEVEL: 'warn',
      SANDBOX_GAMES: '2500',
      SANDBOX_ART: 'plain',
      SANDBOX_DB: ':memory:',
      NOTIFICATIONS_URL: `ws://127.0.0.1:${line.port}/sandbox/notifications`,
    })
    await use(site.url)
    await site.stop()
  },
})

test('NTF-01 who logs out while the line is still connecting hears nothing of it, and the line ends once it is there', async ({
  page,
  line,
  site,
}) => {
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  await logIn(page, 'victor.mare', { path: '/pagina/termeni-si-conditii' })
  await expect.poll(() => line.waiting.length).toBe(1)
  await logOut(page)
  await whenGuest(page)
  expect(sockets.map((socket) => socket.isClosed())).toEqual([false])
  line.letGo(site)
  await expect.poll(() => sockets.map((socket) => socket.isClosed())).toEqual([true])
  expect(line.waiting).toHaveLength(1)
})
