// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { Result } from './results.ts'
import { createSession, type SessionPorts } from './session.ts'

const guest: Result = { guest: true }
const ana = { username: 'ana', password: 'x', rememberMe: false }
const playerOf = (username: string): Result => ({ player: { username } })

function open(ports: Partial<SessionPorts> = {}) {
  const onFailure = vi.fn()
  const session = createSession({
    start: 'pending',
    restore: async () => guest,
    renew: async () => guest,
    login: async ({ username }) => playerOf(username),
    logout: async () => undefined,
    enter: () => undefined,
    leave: () => undefined,
    tellLogin: () => undefined,
    tellLost: () => undefined,
    tellLogout: () => undefined,
    tellEnded: () => undefined,
    show: () => undefined,
    onFailure,
    ...ports,
  })
  return { session, onFailure }
}

test('two logins during a restore are both answered, and the second gets the player of the first', async () => {
  const login = vi.fn<SessionPorts['login']>(async ({ username }) => playerOf(username))
  const { session } = open({ login })
  session.check()
  const answers = [session.login(ana), session.login({ ...ana, username: 'mihai' })]
  expect(await Promise.all(answers)).toEqual([playerOf('ana'), playerOf('ana')])
  expect(login).toHaveBeenCalledTimes(1)
})

test('AUT-11 a refused login does not block the next one', async () => {
  const refusal: Result = { refused: { reason: 'suspended' } }
  const { session, onFailure } = open({
    login: async ({ username }) => (username === 'ana' ? refusal : playerOf(username)),
  })
  const answers = [session.login(ana), session.login({ ...ana, username: 'mihai' })]
  expect(await Promise.all(answers)).toEqual([refusal, playerOf('mihai')])
  expect(onFailure).not.toHaveBeenCalled()
})

test('AUT-03 a login that a logout interrupts resolves to a guest', async () => {
  let answer = (_: Result) => {}
  const { session } = open({
    login: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const asked = session.login(ana)
  await Promise.resolve()
  session.logout({ forget: false })
  answer(playerOf('ana'))
  expect(await asked).toEqual(guest)
})

test('AUT-11 a task that throws is reported, a login that throws is answered', async () => {
  const broken = new Error('No script found')
  const { session, onFailure } = open({
    restore: () => Promise.reject(broken),
    login: () => Promise.reject(broken),
  })
  session.check()
  await session.rested()
  expect(onFailure.mock.calls).toEqual([[broken]])
  expect(await session.login(ana)).toEqual({ failed: broken })
  expect(onFailure).toHaveBeenCalledTimes(1)
})
