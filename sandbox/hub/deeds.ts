import { createRandom } from '../seed/random.ts'
import type { Connection } from './connection.ts'
import { allOddities, crowd, malformed, oversized, unknownRecords } from './garbage.ts'
import type { Hub } from './hub.ts'
import type { LiveUpdate } from './tables.ts'

type Deed = (hub: Hub, each: (work: (connection: Connection) => void) => void, some: LiveUpdate) => void

/** What the control room can do to the hub. */
const deeds = {
  /** All lines break without a word. */
  drop: (_hub, each) => each((connection) => connection.cut()),
  /** Everybody stays connected and hears nothing more, not even pings. */
  hang: ({ harm }) => harm.hang(),
  resume({ harm }, each) {
    harm.resume()
    each((connection) => connection.flush())
  },
  /** Ends as a server does that is put into service anew. */
  restart: (_hub, each) => each((connection) => connection.end({ allowReconnect: true })),
  /** Lets everybody in, and sends each away at once. */
  flap({ harm }, each) {
    harm.flap()
    each((connection) => connection.end({ allowReconnect: true }))
  },
  /** Ends for good: nobody is to come again. */
  close: (_hub, each) => each((connection) => connection.end({ error: 'The hub is closed.' })),
  init: (_hub, each) => each((connection) => connection.init()),
  'init-twice'(hub, each) {
    const init = hub.init()
    each((connection) => connection.inject(init + init))
  },
  /** Everything at once; what ends most connections comes last. */
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
  /** Those who come from now on, and everybody comes again at once. */
  'update-before-init'({ harm }, each) {
    harm.updateFirst()
    each((connection) => connection.end({ allowReconnect: true }))
  },
} satisfies Record<string, Deed>

export type DeedName = keyof typeof deeds

export const deedNames = Object.keys(deeds) as DeedName[]

/** Does one of them to everybody who is connected. */
export function doDeed(hub: Hub, base: string, name: DeedName): void {
  const some = hub.schedule(base).records()[0] ?? { ImsGameCode: 'nu-exista' }
  const each = (work: (connection: Connection) => void) => {
    for (const connection of hub.connections.all()) work(connection)
  }
  const deed: Deed = deeds[name]
  deed(hub, each, some)
}
