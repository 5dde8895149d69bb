import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  LogLevel,
} from '@microsoft/signalr'
import { Hono } from 'hono'
import { hubRoutes } from '../routes/hub.ts'
import { liveControlRoutes } from '../routes/liveControl.ts'
import { listenForUpgrades } from '../upgrades.ts'
import { createHub, type HubOptions } from './hub.ts'
import { tableKinds } from './kinds.ts'
import { hubSockets } from './sockets.ts'
import type { LiveGame } from './tables.ts'

const worlds = Object.keys(tableKinds) as (keyof typeof tableKinds)[]

/** Live games of all kinds in turn. */
export const testGames = (count: number): LiveGame[] =>
  Array.from({ length: count }, (_, index) => ({
    gameCode: `masa-${index}`,
    name: index % 10 === 6 ? `Auto Ruleta ${index}` : `Masa ${index}`,
    minBet: 5,
    maxBet: 2000,
    world: worlds[index % worlds.length] ?? 'ruleta',
  }))

export const transports = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
}

/** Reconnect delays for tests: three attempts in a tenth of a second. */
const retries = [0, 30, 60]

/** A hub on its own port, with the official client. */
export async function startTestHub({
  count = 20,
  ...options
}: Partial<HubOptions> & { count?: number } = {}) {
  const hub = createHub({ games: () => testGames(count), rate: 0, now: Date.now, ...options })
  const routes = new Hono().route('/hub', hubRoutes(hub)).route('/control', liveControlRoutes(hub, Date.now))
  const { fetch: answer } = new Hono().route('/sandbox', routes)
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }) as Server
  listenForUpgrades(server, { '/sandbox/hub': hubSockets(hub, '/sandbox') })
  if (!server.listening) await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox`
  const clients: HubConnection[] = []

  return {
    hub,
    base,
    client(transport: HttpTransportType, options: IHttpConnectionOptions = {}): HubConnection {
      const made = new HubConnectionBuilder()
        .withUrl(`${base}/hub`, { transport, ...options })
        .withAutomaticReconnect(retries)
        .configureLogging(LogLevel.None)
        .build()
      clients.push(made)
      return made
    },
    async control(path: string, body?: object) {
      const answer = await fetch(`${base}/control/${path}`, {
        method: 'POST',
        body: body && JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
    async close() {
      await Promise.allSettled(clients.map((client) => client.stop()))
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The messages that a client has received, in order. */
export function earOf(client: HubConnection) {
  const heard: { init: LiveSeen[][]; updates: LiveSeen[]; closed: (Error | undefined)[]; again: number } = {
    init: [],
    updates: [],
    closed: [],
    again: 0,
  }
  client.on('init', (tables: LiveSeen[]) => heard.init.push(tables))
  client.on('updateTable', (update: LiveSeen) => heard.updates.push(update))
  client.onclose((error) => heard.closed.push(error))
  client.onreconnected(() => {
    heard.again += 1
  })
  return heard
}

type LiveSeen = { ImsGameCode: string; Version?: number; Status?: string; DynamicImageUrl?: string }
