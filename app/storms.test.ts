import { QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaderboardQuery } from '#app/content/leaderboard.ts'
import { createGateway } from './api/gateway.ts'
import { request } from './api/request.ts'
import { createQueryClient } from './content/queryClient.ts'
import { sliceQuery } from './content/slices.ts'
import { winnersQuery } from './content/winners.ts'
import { minutes, seconds } from './domain/durations.ts'
import { createRetryBudget, type RetryKind } from './domain/retryBudget.ts'
import { createFeed } from './live/hub/feed.ts'
import { openHub } from './live/hub/hub.ts'
import { poll } from './platform/poll.ts'
import { watchBuild } from './platform/release/buildWatch.ts'
import { endVisit } from './platform/visit.ts'
import { followNotifications } from './player/notifications/followNotifications.ts'
import { startKeepAlive } from './player/session/keepAlive.ts'
import { setSessionServices } from './player/session/sessionServices.ts'
import { asked, type Behaviour, noteCall, StormSocket, servers } from './stormServers.ts'
import { startJackpots } from './tiles/jackpots/jackpots.ts'

vi.mock('./platform/notices/showNotice.ts', () => ({ showNotice: async () => undefined }))

/** Attempts within the worst minute, and all requests within ten minutes. */
type Most = { attempts: number; calls: number }

type Row = {
  /** Starts the connection, and returns a function that stops it. */
  start: () => () => void
  /** Start of the first request of an attempt. */
  attempt: string
  on: Partial<Record<Behaviour, Most>>
}

const note = () => {}
const ends: (() => void)[] = []

function startHub() {
  const feed = createFeed({
    open: async (handlers) => openHub('https://hub.example/live', handlers, note),
    reader: { init: note, update: note, clear: note },
    budget: createRetryBudget('hub', () => 0),
    clear: note,
    onStopFail: note,
    now: Date.now,
  })
  feed.start()
  return feed.stop
}

function startNotifications() {
  const gateway = createGateway({ address: '/gateway', onExpired: note })
  const platform = { waitingMessages: () => fetch('/messages').then(() => ({ messages: [] })) }
  const visit = createQueryClient()
  setSessionServices(visit, { gateway, platform } as unknown as Parameters<typeof setSessionServices>[1])
  return followNotifications({
    visit,
    address: 'wss://notifications.example',
    token: 'of-the-login',
    native: false,
    renew: note,
  })
}

/** Activity every second, in a browser whose other tabs send no keep-alive. */
function startBeats() {
  const keepAlive = () =>
    fetch('/keep-alive').then(({ ok }) => (ok ? undefined : Promise.reject(new Error('503'))))
  const stop = startKeepAlive({ keepAlive, onFailure: note, lastKeepAlive: { read: () => 0, write: note } })
  const busy = setInterval(() => dispatchEvent(new Event('keydown')), seconds(1))
  return () => {
    clearInterval(busy)
    stop()
  }
}

/** Requests of each connection within ten minutes. A new one does not compile without its row. */
const table: Record<RetryKind, Row> = {
  hub: {
    start: startHub,
    attempt: 'negotiate',
    on: {
      refuses: { attempts: 5, calls: 14 },
      'is silent': { attempts: 4, calls: 11 },
      'accepts and drops': { attempts: 5, calls: 28 },
      'says that it is restarted': { attempts: 5, calls: 28 },
      'sends on to itself': { attempts: 5, calls: 14 },
      'stands for half a minute': { attempts: 2, calls: 40 },
    },
  },
  notifications: {
    start: startNotifications,
    attempt: 'socket',
    on: {
      refuses: { attempts: 3, calls: 21 },
      'accepts, then closes': { attempts: 3, calls: 21 },
      'is silent': { attempts: 3, calls: 10 },
      'accepts and drops': { attempts: 3, calls: 44 },
      'stands for half a minute': { attempts: 2, calls: 56 },
    },
  },
  keepAlive: {
    start: startBeats,
    attempt: 'keep-alive',
    on: { refuses: { attempts: 1, calls: 10 } },
  },
  jackpots: {
    start: () =>
      startJackpots(createQueryClient(), { onFail: note, isStill: () => false, watchStill: () => note }),
    attempt: 'jackpots',
    on: {
      refuses: { attempts: 4, calls: 22 },
      'is silent': { attempts: 2, calls: 9 },
      'fails every other time': { attempts: 4, calls: 40 },
    },
  },
  pageParts: {
    start: () => {
      const client = createQueryClient()
      return new QueryObserver(
        client,
        sliceQuery(client, 'aaaaaaaaaaaa', { address: '/', status: 'Published' }),
      ).subscribe(note)
    },
    attempt: 'pages',
    on: { refuses: { attempts: 4, calls: 22 }, 'is silent': { attempts: 2, calls: 9 } },
  },
  winners: {
    start: () => new QueryObserver(createQueryClient(), winnersQuery('recent')).subscribe(note),
    attempt: 'winners',
    on: {
      refuses: { attempts: 4, calls: 24 },
      'is silent': { attempts: 1, calls: 9 },
      'fails every other time': { attempts: 4, calls: 39 },
    },
  },
  leaderboard: {
    start: () => new QueryObserver(createQueryClient(), leaderboardQuery('turneu')).subscribe(note),
    attempt: 'leaderboards',
    on: {
      refuses: { attempts: 4, calls: 24 },
      'is silent': { attempts: 1, calls: 9 },
    },
  },
  buildWatch: {
    start() {
      const visit = createQueryClient()
      watchBuild(visit, 'own')
      return () => endVisit(visit)
    },
    attempt: 'build',
    on: { refuses: { attempts: 2, calls: 4 }, 'is silent': { attempts: 1, calls: 2 } },
  },
  draftWatch: {
    start: () =>
      poll({
        line: 'draftWatch',
        interval: seconds(2),
        request: () => request('/draft', { schema: v.unknown() }),
      }),
    attempt: 'draft',
    on: { refuses: { attempts: 4, calls: 22 }, 'is silent': { attempts: 2, calls: 9 } },
  },
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(note)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('WebSocket', StormSocket)
  // Otherwise the official client would require Node's sockets.
  Object.defineProperty(process, 'release', { value: { name: 'browser' }, configurable: true })
  vi.stubGlobal('fetch', (input: string | Request | URL, { signal }: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    noteCall(url)
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
    return Promise.race([asked.server.answer(url), ended])
  })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  asked.calls = []
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const rows = Object.entries(table).flatMap(([line, { on, ...row }]) =>
  Object.entries(on).map(([behaviour, most]) => ({ ...row, line, behaviour: behaviour as Behaviour, most })),
)

test.each(rows)(
  'LIV-02 NTF-01 KEP-02 $line in ten minutes with a server that $behaviour: $most.attempts attempts in the worst minute, $most.calls calls',
  async ({ start, attempt, behaviour, most }) => {
    asked.server = servers[behaviour]
    ends.push(start())
    await vi.advanceTimersByTimeAsync(minutes(10))
    const { calls } = asked
    const attempts = calls.filter(({ what }) => what.includes(attempt)).map(({ at }) => at)
    const inMinutes = attempts.map((from) => attempts.filter((at) => at >= from && at < from + minutes(1)))
    const worst = Math.max(...inMinutes.map(({ length }) => length))
    expect({ attempts: worst, calls: calls.length }).toEqual(most)
    expect(worst).toBeLessThanOrEqual(5)
  },
)
