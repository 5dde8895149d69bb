// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { launchGame, openingOf } from './launch.ts'
import { createLaunchSession, stopLaunch } from './session.ts'
import type { LaunchUrl } from './url.ts'

const session = { url: '/demo/diamant-40', gameCode: 'diamant-40', mode: 'demo' } as const
const other = { url: '/real/fructe-20', gameCode: 'fructe-20', mode: 'real' } as const

function ports(answers: { password?: string; accepted?: boolean | Error; url?: LaunchUrl } = {}) {
  const { password = 'parola', accepted = true, url = { url: session.url } } = answers
  const calls: string[] = []
  const said = <Answer>(word: string, answer: Answer) => {
    calls.push(word)
    return answer
  }
  const store = createLaunchSession()
  return {
    calls,
    store,
    askPassword: async () => said('ask', 'password' in answers ? answers.password : password),
    checkPassword: async (given: string) => {
      if (said(`check ${given}`, accepted) instanceof Error) throw accepted
      return accepted === true
    },
    url: async () => said('url', url),
  }
}

const game = { gameCode: 'diamant-40', requirePassword: false, mode: 'demo' } as const
const locked = { ...game, requirePassword: true }
const refused = {
  status: 'failed',
  error: 'errors.unauthorized-access',
  text: 'errors.check-cms-password-code',
}

test('LCH-01 the session is empty or active, and starting has no effect while a game runs', () => {
  const store = createLaunchSession()
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  expect(store.getSnapshot()).toBeUndefined()
  expect(store.start(session)).toBe(true)
  expect(store.start(other)).toBe(false)
  expect(store.getSnapshot()).toBe(session)
  store.clear()
  store.clear()
  expect(store.getSnapshot()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  expect(store.start(other)).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
})

type Row = [
  what: string,
  game: typeof game | typeof locked,
  answers: Parameters<typeof ports>[0],
  calls: string[],
  result: object,
]
test.each<Row>([
  ['an open game', game, {}, ['url'], { status: 'started', session }],
  ['a locked game', locked, {}, ['ask', 'check parola', 'url'], { status: 'started', session }],
  ['a wrong password', locked, { accepted: false }, ['ask', 'check parola'], refused],
  ['an empty password', locked, { password: '', accepted: false }, ['ask', 'check '], refused],
  ['a closed question', locked, { password: undefined }, ['ask'], { status: 'cancelled' }],
  [
    'a missing address',
    locked,
    { url: { error: 'errors.demo-url-is-missing' } },
    ['ask', 'check parola', 'url'],
    { status: 'failed', error: 'errors.demo-url-is-missing' },
  ],
])(
  'LCH-02 %s goes through password, address and session in this order',
  async (_what, game, answers, calls, result) => {
    const given = ports(answers)
    expect(await launchGame(game, given)).toEqual(result)
    expect(given.calls).toEqual(calls)
    expect(given.store.getSnapshot() !== undefined).toBe('session' in result)
  },
)

test('LCH-02 a password that could not be checked is not a wrong one', async () => {
  const given = ports({ accepted: new Error('503') })
  await expect(launchGame(locked, given)).rejects.toThrow('503')
  expect(given.calls).toEqual(['ask', 'check parola'])
  expect(given.store.getSnapshot()).toBeUndefined()
})

test('LCH-01 no request is sent while a game runs', async () => {
  const given = ports()
  given.store.start(other)
  expect(await launchGame(locked, given)).toEqual({ status: 'running' })
  expect(given.calls).toEqual([])
  expect(given.store.getSnapshot()).toBe(other)
})

test('LCH-01 of two simultaneous starts one wins', async () => {
  const given = ports()
  const results = await Promise.all([launchGame(game, given), launchGame(game, given)])
  expect(results.map(({ status }) => status)).toEqual(['started', 'running'])
})

test('LCH-06 phones open the address itself, desktops the play page of the mode', () => {
  expect(openingOf(session, 'mobile')).toEqual({ external: '/demo/diamant-40' })
  expect(openingOf(session, 'web')).toEqual({ to: '/play/diamant-40/demo' })
  expect(openingOf(other, 'web')).toEqual({ to: '/play/fructe-20/real' })
})

test.each([
  ['the previous page', true, ['back']],
  ['the lobby, where there is none', false, ['lobby']],
])('LCH-07 stopping goes to %s, then the session is empty', (_where, canGoBack, expected) => {
  const store = createLaunchSession()
  store.start(session)
  const went: string[] = []
  const go = (word: string) => () => {
    expect(store.getSnapshot()).toBe(session)
    went.push(word)
  }
  stopLaunch(store, { canGoBack, back: go('back'), toLobby: go('lobby') })
  expect(went).toEqual(expected)
  expect(store.getSnapshot()).toBeUndefined()
})
