// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Auth } from './auth.ts'
import type { Result } from './results.ts'
import { createSession } from './session.ts'

/** How a gateway answers the next call: normally, with a refusal, or not at all. */
type Fate = 'good' | 'refused' | 'broken'

/** A gateway that all tabs of a browser share, with one cookie. */
type Server = { session?: string }

/** One tab: its session, and the player data that it keeps. */
function openTab(s: fc.Scheduler, server: Server, fates: () => Fate, tell: (word: string) => void) {
  const tab = { auth: { state: 'pending' } as Auth, kept: [] as string[], logins: 0, most: 0 }

  async function call(answer: () => Result): Promise<Result> {
    await s.schedule(Promise.resolve())
    const fate = fates()
    if (fate === 'broken') throw new Error('no answer')
    return fate === 'refused' ? { guest: true } : answer()
  }

  const found = (): Result => (server.session ? { player: { username: server.session } } : { guest: true })

  /** May log a player in; the data of a response is stored as soon as it arrives. */
  const session = createSession({
    start: 'pending',
    restore: () => call(found),
    async login(attempt) {
      tab.logins += 1
      tab.most = Math.max(tab.most, tab.logins)
      try {
        return await call(() => {
          server.session = attempt.username
          return found()
        })
      } finally {
        tab.logins -= 1
      }
    },
    async renew() {
      server.session = undefined
      return call(found)
    },
    async logout() {
      await s.schedule(Promise.resolve())
      server.session = undefined
    },
    enter: (player) => void tab.kept.push(player.username),
    leave: () => void tab.kept.splice(0),
    tellLogin: () => tell('login'),
    tellLost: () => tell('lost'),
    tellLogout: () => tell('logout'),
    tellEnded: () => tell('ended'),
    show: (auth) => void Object.assign(tab, { auth }),
    onFailure: () => undefined,
  })
  return { tab, session }
}

const tabEvents = ['login ana', 'login mihai', 'logout', 'check', 'renew', 'elsewhere', 'expire'] as const
const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.constantFrom(...tabEvents)), {
  minLength: 1,
  maxLength: 14,
})
const fates = fc.array(fc.constantFrom<Fate>('good', 'good', 'good', 'refused', 'broken'), {
  minLength: 40,
  maxLength: 40,
})

/** Two tabs of one browser that receive each other's messages after a delay. */
function openBrowser(s: fc.Scheduler, given: readonly Fate[]) {
  const server: Server = {}
  const left = [...given]
  const next = () => left.shift() ?? 'good'
  const tabs: ReturnType<typeof openTab>[] = []
  const tellOthers = (own: number) => (word: string) => {
    void s.schedule(Promise.resolve()).then(() => {
      const other = tabs[1 - own]?.session
      if (word === 'logout' || word === 'ended') other?.loggedOutElsewhere(word === 'ended')
      else other?.check()
    })
  }
  for (const own of [0, 1]) tabs.push(openTab(s, server, next, tellOthers(own)))
  return { server, tabs }
}

/** Events of a tab; a tab notices that the server has ended the session when a call is refused. */
function does(
  { tab, session }: ReturnType<typeof openTab>,
  tabEvent: (typeof tabEvents)[number],
  server: Server,
): void {
  const [word, username = ''] = tabEvent.split(' ')
  if (word === 'login') void session.login({ username, password: 'x', rememberMe: false })
  else if (word === 'logout') session.logout({ forget: true })
  else if (word === 'check') session.check()
  else if (word === 'renew') session.renew()
  else if (word === 'elsewhere') session.loggedOutElsewhere(false)
  else if (tab.auth.state === 'authenticated') {
    server.session = undefined
    session.check()
  }
}

/** Invariant: data belongs to the player who is shown, and a guest has none. */
function isClean({ tab }: ReturnType<typeof openTab>): void {
  const { auth, kept, most } = tab
  expect(most).toBeLessThanOrEqual(1)
  if (auth.state === 'authenticated') expect(new Set(kept)).toEqual(new Set([auth.player?.username]))
  else {
    expect(kept).toEqual([])
    expect(auth.player).toBeUndefined()
  }
}

test('AUT-03 AUT-13 any events in two tabs: one login at a time, no data of a former player', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, fates, async (s, events, given) => {
      const { server, tabs } = openBrowser(s, given)
      for (const [tab, tabEvent] of events) {
        const one = tabs[tab]
        if (one) does(one, tabEvent, server)
        tabs.forEach(isClean)
        if (s.count() > 0) await s.waitOne()
        tabs.forEach(isClean)
      }
      await s.waitIdle()
      tabs.forEach(isClean)
      for (const { tab } of tabs) {
        if (tab.auth.state === 'authenticated') expect(tab.auth.player?.username).toBe(server.session)
        if (!server.session) expect(tab.auth.state).not.toBe('authenticated')
      }
    }),
    { numRuns: 400 },
  )
}, 60_000)
