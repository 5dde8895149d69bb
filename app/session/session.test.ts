// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { Result } from './results.ts'
import { createSession, type SessionPorts } from './session.ts'

const nobody: Result = { nobody: true }
const ana = { username: 'ana', password: 'x', rememberMe: false }
const playerOf = (username: string): Result => ({ player: { username } })

function open(ports: Partial<SessionPorts> = {}) {
  const onFailure = vi.fn()
  const session = createSession({
    start: 'pending',
    restore: async () => nobody,
    renew: async () => nobody,
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

test('two who log in while somebody is looked for are both answered, and the second finds the first inside', async () => {
  const login = vi.fn<SessionPorts['login']>(async ({ username }) => playerOf(username))
  const { session } = open({ login })
  session.look()
  const answers = [session.login(ana), session.login({ ...ana, username: 'mihai' })]
  expect(await Promise.all(answers)).toEqual([playerOf('ana'), playerOf('ana')])
  expect(login).toHaveBeenCalledTimes(1)
})

test('AUT-11 a login that was refused leaves the next one its turn', async () => {
  const refusal: Result = { refused: { reason: 'suspended' } }
  const { session, onFailure } = open({
    login: async ({ username }) => (username === 'ana' ? refusal : playerOf(username)),
  })
  const answers = [session.login(ana), session.login({ ...ana, username: 'mihai' })]
  expect(await Promise.all(answers)).toEqual([refusal, playerOf('mihai')])
  expect(onFailure).not.toHaveBeenCalled()
})

test('AUT-03 a login that is left by a logout answers that nobody is here', async () => {
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
  expect(await asked).toEqual(nobody)
})

test('AUT-11 a task that breaks is told, a login that breaks is answered', async () => {
  const broken = new Error('No script found')
  const { session, onFailure } = open({
    restore: () => Promise.reject(broken),
    login: () => Promise.reject(broken),
  })
  session.look()
  await session.rested()
  expect(onFailure.mock.calls).toEqual([[broken]])
  expect(await session.login(ana)).toEqual({ failed: broken })
  expect(onFailure).toHaveBeenCalledTimes(1)
})
