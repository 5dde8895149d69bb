// @vitest-environment node
import { expect, test } from 'vitest'
import { type Effect, initialSession, type SessionEvent, type SessionState, transition } from './machine.ts'

const player = { username: 'mihai' }
const guest = { guest: true } as const

/** The state after some events, and the effects on the way. */
function after(start: 'pending' | 'guest', ...events: SessionEvent[]): [SessionState, Effect[]] {
  let state = initialSession(start)
  const done: Effect[] = []
  for (const event of events) {
    const [next, effects] = transition(state, event)
    state = next
    done.push(...effects)
  }
  return [state, done]
}

const settled = (
  run: number,
  result: Extract<SessionEvent, { type: 'settled' }>['result'],
): SessionEvent => ({
  type: 'settled',
  run,
  result,
})
const check = { type: 'check' } as const
const login = { type: 'login' } as const
const logout = { type: 'logout' } as const
const renew = { type: 'renew' } as const
const elsewhere = { type: 'loggedOutElsewhere', ended: false } as const
const endedElsewhere = { ...elsewhere, ended: true }
const inside = [check, settled(1, { player })] as const

test('AUT-01 a tab starts as pending and knows its player after the first restore', () => {
  expect(after('pending')[0].auth).toBe('pending')
  expect(after('pending', check)[0].auth).toBe('pending')
  expect(after('pending', check, settled(1, guest))[0].auth).toBe('guest')
  expect(after('pending', ...inside)[0]).toMatchObject({ auth: 'authenticated', player })
})

type Row = [what: string, events: SessionEvent[], auth: string, effects: (Effect['do'] | string)[]]

const names = (effects: Effect[]) => effects.map((effect) => effect.do)

test.each<Row>([
  ['a session that is found enters', [...inside], 'authenticated', ['restore', 'enter']],
  ['a start that fails is a guest’s', [check, settled(1, { failed: 1 })], 'guest', ['restore']],
  [
    'a second check is made after the first',
    [check, check, settled(1, guest)],
    'pending',
    ['restore', 'restore'],
  ],
  ['a login during a restore does not start', [check, login], 'pending', ['restore']],
  [
    'a refused login stays outside',
    [check, settled(1, guest), login, settled(2, { refused: { reason: 'x' } })],
    'guest',
    ['restore', 'login'],
  ],
  [
    'AUT-03 a logout clears at once, and tells when the server knows',
    [...inside, logout, settled(2, guest)],
    'guest',
    ['restore', 'enter', 'leave', 'tellLogout', 'logout', 'tellLogout'],
  ],
  [
    'AUT-03 a guest’s logout has nothing to leave',
    [check, settled(1, guest), logout],
    'guest',
    ['restore', 'tellLogout', 'logout'],
  ],
  [
    'AUT-13 a player who is looked for and not found is lost, and other tabs are to check',
    [...inside, check, settled(2, guest)],
    'guest',
    ['restore', 'enter', 'restore', 'leave', 'tellLost'],
  ],
  [
    'KEP-02 a renewal that finds no session ends the session',
    [...inside, renew, settled(2, guest)],
    'guest',
    ['restore', 'enter', 'renew', 'leave', 'tellEnded'],
  ],
  [
    'KEP-02 a renewal that finds the player goes on',
    [...inside, renew, settled(2, { player })],
    'authenticated',
    ['restore', 'enter', 'renew', 'enter'],
  ],
  [
    'a renewal that finds somebody else forgets the first',
    [...inside, renew, settled(2, { player: { username: 'ana' } })],
    'authenticated',
    ['restore', 'enter', 'renew', 'leave', 'enter'],
  ],
  [
    'AUT-13 a logout in another tab leaves without asking the server',
    [...inside, elsewhere],
    'guest',
    ['restore', 'enter', 'leave'],
  ],
  [
    'a logout during a login waits for its end and then logs out',
    [check, settled(1, guest), login, logout, settled(2, { player })],
    'guest',
    ['restore', 'login', 'tellLogout', 'abort', 'logout'],
  ],
  [
    'a logout elsewhere during a login has it checked',
    [check, settled(1, guest), login, elsewhere, settled(2, { player })],
    'guest',
    ['restore', 'login', 'tellLogin', 'restore'],
  ],
  [
    'a login elsewhere during a logout is looked for afterwards',
    [...inside, logout, check, settled(2, guest)],
    'guest',
    ['restore', 'enter', 'leave', 'tellLogout', 'logout', 'tellLogout', 'restore'],
  ],
])('%s', (_what, events, auth, effects) => {
  const [state, done] = after('pending', ...events)
  expect(state.auth).toBe(auth)
  expect(names(done)).toEqual(effects)
})

test.each<[what: string, events: SessionEvent[], auth: string, guestBy: string | undefined]>([
  ['a start that fails', [check, settled(1, { failed: 1 })], 'guest', 'unknown'],
  ['a start without a player', [check, settled(1, guest)], 'guest', undefined],
  ['a session that is not found any more', [...inside, check, settled(2, guest)], 'guest', 'ended'],
  ['a session that another tab has lost', [...inside, endedElsewhere], 'guest', 'ended'],
  ['a logout', [...inside, logout, settled(2, guest)], 'guest', undefined],
  ['a logout in another tab', [...inside, elsewhere], 'guest', undefined],
  [
    'an ended session whose next check fails',
    [...inside, check, settled(2, guest), check, settled(3, { failed: 1 })],
    'guest',
    'ended',
  ],
  ['a restore without an answer', [...inside, check, settled(2, { failed: 1 })], 'guest', 'unknown'],
  [
    'a login after a session that has ended',
    [...inside, check, settled(2, guest), login, settled(3, { player })],
    'authenticated',
    undefined,
  ],
])('AUT-03 AUT-11 %s leaves the tab knowing what it knows, and no more', (_what, events, auth, guestBy) => {
  const [state] = after('pending', ...events)
  expect([state.auth, state.guestBy]).toEqual([auth, guestBy])
})

test('the result of a task that is over changes nothing', () => {
  const [state] = after('pending', ...inside, logout, settled(2, guest))
  expect(transition(state, settled(1, { player }))).toEqual([state, []])
})

test('AUT-03 only an authenticated state has a player', () => {
  const [state] = after('pending', ...inside, logout)
  expect(state.player).toBeUndefined()
})
