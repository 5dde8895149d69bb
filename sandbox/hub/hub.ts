import { liveEvents } from '#app/api/contract/live.ts'
import { usualTimes } from './clientConnection.ts'
import { type Connections, createConnections } from './connections.ts'
import { createHarm, type Harm } from './harm.ts'
import { invocationRecord } from './protocol.ts'
import { createSchedule, type Schedule } from './schedule.ts'
import type { LiveGame, LiveUpdate } from './tables.ts'

/** Milliseconds within which changes are sent together. */
const TICK_MS = 20

export type HubOptions = {
  /** Live games in rank order. */
  games: () => readonly LiveGame[]
  /** Updates a second. @default 2 */
  rate?: number
  now: () => number
  times?: Partial<typeof usualTimes>
}

/** The live hub of one sandbox. */
export type Hub = {
  connections: Connections
  harm: Harm
  times: typeof usualTimes
  /** The tables; `base` is the sandbox's path prefix as the first client used it. */
  schedule(base: string): Schedule
  setRate(base: string, rate: number): void
  /** All tables as one record. */
  init(): string
  /** Sends an update of the control room to all. */
  tell(update: LiveUpdate): void
  /** Closes all connections with a reconnect, and refuses new ones. */
  close(): void
  /** Resets the tables to the seed and sends them again. */
  reset(): void
}

const textOf = (updates: Iterable<LiveUpdate>): string =>
  Array.from(updates, (update) => invocationRecord(liveEvents.update, update)).join('')

/** Calls `work` at an interval while it is on; it does not keep the process alive. */
function createPulse(work: () => void) {
  let timer: NodeJS.Timeout | undefined
  return (every: number | undefined): void => {
    clearInterval(timer)
    timer = every === undefined ? undefined : setInterval(work, every).unref()
  }
}

/** The tables, the connections, and the updates between them. */
export function createHub({ games, rate = 2, now, times: given }: HubOptions): Hub {
  const times = { ...usualTimes, ...given }
  const harm = createHarm(now)
  let current: { schedule: Schedule; base: string } | undefined
  let running = false

  function scheduleAt(base: string): Schedule {
    current ??= { schedule: createSchedule({ games: games(), base, rate, now }), base }
    return current.schedule
  }

  const init = (): string => invocationRecord(liveEvents.init, current?.schedule.records() ?? [])

  const connections = createConnections({
    source: { init, textOf },
    times,
    now,
    hanging: harm.isHanging,
    brief: harm.isBrief,
    early: () => harm.early(current?.schedule.records()[0]?.ImsGameCode ?? 'prea-devreme'),
    changed: run,
  })

  function tell(updates: readonly LiveUpdate[]): void {
    if (updates.length === 0) return
    const batch = { updates, text: textOf(updates) }
    const garbage = harm.among(updates)
    for (const connection of connections.all()) {
      connection.tell(batch)
      if (garbage) connection.inject(garbage)
    }
  }

  const tick = createPulse(() => tell(current?.schedule.advance() ?? []))
  const look = createPulse(() => {
    for (const connection of connections.all()) connection.look()
  })

  function pace(): void {
    const pace = current?.schedule.rate() ?? 0
    tick(running && pace > 0 ? Math.max(TICK_MS, 1000 / pace) : undefined)
  }

  /** Tables only change while a client is connected: an idle sandbox costs nothing. */
  function run(open: number): void {
    if (running === open > 0) return
    running = open > 0
    if (running) current?.schedule.resume()
    look(running ? times.ping / 15 : undefined)
    pace()
  }

  return {
    connections,
    harm,
    times,
    schedule: scheduleAt,
    setRate(base, next) {
      scheduleAt(base).setRate(next)
      pace()
    },
    init,
    tell: (update) => tell([update]),
    close() {
      harm.refuse(Number.POSITIVE_INFINITY)
      for (const connection of connections.all()) connection.end({ allowReconnect: true })
    },
    reset() {
      harm.reset()
      if (!current) return
      const { base } = current
      current = undefined
      scheduleAt(base)
      pace()
      for (const connection of connections.all()) connection.init()
    },
  }
}
