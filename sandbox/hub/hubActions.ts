import { createRandom } from '../seed/random.ts'
import type { Connection } from './connection.ts'
import { allOddities, crowd, malformed, oversized, unknownRecords } from './garbage.ts'
import type { Hub } from './hub.ts'
import type { LiveUpdate } from './tables.ts'

type HubAction = (hub: Hub, each: (work: (connection: Connection) => void) => void, some: LiveUpdate) => void

/** Actions of the control room on the hub. */
const hubActions = {
  /** Breaks all connections without a close message. */
  drop: (_hub, each) => each((connection) => connection.cut()),
  /** Keeps all connections open, but stops sending, even pings. */
  hang: ({ harm }) => harm.hang(),
  resume({ harm }, each) {
    harm.resume()
    each((connection) => connection.flush())
  },
  /** Closes all connections like a server that restarts. */
  restart: (_hub, each) => each((connection) => connection.end({ allowReconnect: true })),
  /** Accepts every connection, and closes it at once. */
  flap({ harm }, each) {
    harm.flap()
    each((connection) => connection.end({ allowReconnect: true }))
  },
  /** Closes all connections for good, without reconnect. */
  close: (_hub, each) => each((connection) => connection.end({ error: 'The hub is closed.' })),
  init: (_hub, each) => each((connection) => connection.init()),
  'init-twice'(hub, each) {
    const init = hub.init()
    each((connection) => connection.inject(init + init))
  },
  /** Sends all garbage at once; the part that ends most connections comes last. */
  garbage(_hub, each, some) {
    const parts = [allOddities(createRandom('oddities'), some), oversized(some), crowd(), malformed()]
    each((connection) => parts.forEach(connection.inject))
  },
  unknown(_hub, each) {
    const text = unknownRecords()
    each((connection) => connection.inject(text))
  },
  oversized(_hub, each, some) {
    const text = oversized(some)
    each((connection) => connection.inject(text))
  },
  /** Affects new connections, so everyone has to reconnect. */
  'update-before-init'({ harm }, each) {
    harm.updateFirst()
    each((connection) => connection.end({ allowReconnect: true }))
  },
} satisfies Record<string, HubAction>

export type HubActionName = keyof typeof hubActions

export const hubActionNames = Object.keys(hubActions) as HubActionName[]

/** Runs an action on all connections. */
export function runHubAction(hub: Hub, base: string, name: HubActionName): void {
  const some = hub.schedule(base).records()[0] ?? { ImsGameCode: 'nu-exista' }
  const each = (work: (connection: Connection) => void) => {
    for (const connection of hub.connections.all()) work(connection)
  }
  const action: HubAction = hubActions[name]
  action(hub, each, some)
}
