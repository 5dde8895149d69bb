import { beforeEach, expect, test, vi } from 'vitest'
import type { PlatformClient } from '#app/api/contract/player/platform.ts'
import type { Gateway } from '#app/api/gateway.ts'
import type { Platform } from './gamingPlatform.ts'
import { createLoginFlow } from './loginFlow.ts'
import type { Result } from './results.ts'

type Replies = { [Name in keyof PlatformClient]?: unknown }

const ok = { errorCode: 0 }
const refused = (reason: string) => ({ errorCode: 1, reason })
const tokens = { sessionToken: 's-1', notificationToken: 'n-1' }
const device = { device_type: 'mobile', os_name: 'Android', client_platform: 'mobile' } as const

let remembered: string | undefined
/** Every call to the services, in order. */
let asked: unknown[][]
let secondFactor: ReturnType<typeof vi.fn<() => void>>
beforeEach(() => {
  remembered = undefined
  asked = []
  secondFactor = vi.fn<() => void>()
})

/** A login flow to services that reply as given; an Error is thrown instead of returned. */
function loginFlowTo({
  platform = {},
  gateway = {},
}: {
  platform?: Replies
  gateway?: Record<string, unknown>
}) {
  const reply = (where: string, values: Record<string, unknown>, name: string) => async (given: unknown) => {
    asked.push([`${where}.${name}`, ...(given === undefined ? [] : [given])])
    const value = values[name] ?? ok
    if (value instanceof Error) throw value
    return value
  }
  const names = ['loggedInPlayer', 'login', 'temporaryToken', 'logout']
  return createLoginFlow({
    platform: Object.fromEntries(
      names.map((name) => [name, reply('platform', platform, name)]),
    ) as unknown as Platform,
    gateway: {
      callWithoutSession: (name: string, { body }: { body?: unknown }) =>
        reply('gateway', gateway, name)(body),
    } as unknown as Gateway,
    memory: {
      read: () => remembered,
      write(username) {
        remembered = username
      },
      forget() {
        remembered = undefined
      },
    },
    device,
    askForSecondFactor: secondFactor,
  })
}

const steps = () => asked.map(([name]) => name)
const never = new AbortController().signal
const token = { ...ok, token: 't-1' }
const someone = { ...ok, username: 'ana' }
const invalid = new Error('401')
const suspended = { additionalInformation: { SuspendedSelfExclusionException: {}, redirectionUrl: '/pauza' } }
const guest = { guest: true }
const player = { player: { username: 'ana', ...tokens } }

type Row = {
  when: string
  platform?: Replies
  gateway?: Record<string, unknown>
  memory?: string
  result: object
  asks: string[]
}
const EXCHANGE = ['platform.temporaryToken', 'gateway.login']
const rows: Row[] = [
  {
    when: 'the platform has a player whose gateway session is valid, it is reused',
    platform: { loggedInPlayer: someone },
    result: { player: { username: 'ana' } },
    asks: ['platform.loggedInPlayer', 'gateway.validate'],
  },
  ...(
    [
      ['failed', invalid],
      ['refused', refused('x')],
    ] as const
  ).map(([word, validate]) => ({
    when: `its validation is ${word}, a temporary token is exchanged`,
    platform: { loggedInPlayer: someone, temporaryToken: token },
    gateway: { validate, login: tokens },
    result: player,
    asks: ['platform.loggedInPlayer', 'gateway.validate', ...EXCHANGE],
  })),
  {
    when: 'the platform has no player and none is remembered, the visitor is a guest',
    result: guest,
    asks: ['platform.loggedInPlayer'],
  },
  {
    when: 'a player is remembered, they are logged in without a password',
    platform: { login: someone, temporaryToken: token },
    gateway: { login: tokens },
    memory: 'ana',
    result: player,
    asks: ['platform.loggedInPlayer', 'platform.login', ...EXCHANGE],
  },
  {
    when: 'the platform has a player, the remembered one does not matter',
    platform: { loggedInPlayer: someone },
    memory: 'mihai',
    result: { player: { username: 'ana' } },
    asks: ['platform.loggedInPlayer', 'gateway.validate'],
  },
  {
    when: 'no token is returned, the visitor is a guest',
    platform: { loggedInPlayer: someone, temporaryToken: refused('unavailable') },
    gateway: { validate: invalid },
    result: guest,
    asks: ['platform.loggedInPlayer', 'gateway.validate', 'platform.temporaryToken'],
  },
]
test.each(rows)('AUT-06 when $when', async ({ platform, gateway, memory, result, asks }) => {
  remembered = memory
  expect(await loginFlowTo({ platform, gateway }).restore(never)).toEqual(result)
  expect(steps()).toEqual(asks)
})

test('AUT-06 a remembered login sends no password, and is forgotten when it is refused', async () => {
  remembered = 'ana'
  const loginFlow = loginFlowTo({ platform: { login: refused('wrong-credentials') } })
  expect(await loginFlow.restore(never)).toEqual(guest)
  expect(asked[1]).toEqual(['platform.login', { username: 'ana', rememberMe: 1 }])
  expect([remembered, secondFactor.mock.calls]).toEqual([undefined, []])
})

test('AUT-06 a remembered login that needs a second factor asks for it and stays remembered', async () => {
  remembered = 'ana'
  const loginFlow = loginFlowTo({ platform: { login: refused('second-factor-required') } })
  expect(await loginFlow.restore(never)).toEqual(guest)
  expect([remembered, secondFactor.mock.calls.length]).toEqual(['ana', 1])
})

const DEFAULT = { allSessions: 0, realMode: 1, behavior: 'root', invalidateRememberMe: 0 }

test.each<[string, unknown, Result]>([
  ['fails', invalid, { failed: invalid }],
  ['refuses', suspended, { refused: { reason: 'self-excluded', redirect: '/pauza' } }],
])(
  'AUT-07 AUT-10 when the gateway %s after the exchange, only the platform is logged out of',
  async (_what, login, result) => {
    const loginFlow = loginFlowTo({ platform: { login: someone, temporaryToken: token }, gateway: { login } })
    const attempt = { username: 'ana', password: 'x', rememberMe: false }
    expect(await loginFlow.login(attempt, never)).toEqual(result)
    expect(asked.slice(-2).map(([name]) => name)).toEqual(['gateway.login', 'platform.logout'])
    expect(asked.at(-1)).toEqual(['platform.logout', DEFAULT])
  },
)

test('AUT-07 a failed logout at the platform does not change the result', async () => {
  const platform = { login: someone, temporaryToken: token, logout: new Error('No response') }
  const loginFlow = loginFlowTo({ platform, gateway: { login: invalid } })
  const attempt = { username: 'ana', password: 'x', rememberMe: false }
  expect(await loginFlow.login(attempt, never)).toEqual({ failed: invalid })
})

test.each([true, false])(
  'AUT-12 a login sends name, password and the choice %s as 1 or 0',
  async (rememberMe) => {
    remembered = 'mihai'
    const loginFlow = loginFlowTo({
      platform: { login: someone, temporaryToken: token },
      gateway: { login: tokens },
    })
    expect(await loginFlow.login({ username: 'Ana', password: 'x', rememberMe }, never)).toEqual(player)
    expect(asked).toEqual([
      ['platform.login', { username: 'Ana', password: 'x', rememberMe: rememberMe ? 1 : 0 }],
      ['platform.temporaryToken'],
      ['gateway.login', { username: 'ana', ims_temporary_token: 't-1', ...device }],
    ])
    expect(remembered).toBe(rememberMe ? 'ana' : undefined)
  },
)

const terms = { version: '8', summary: 'Ce s-a schimbat', url: '/termeni' }
test.each<[string, unknown, Result]>([
  ['AUT-11 its reason', refused('suspended'), { refused: { reason: 'suspended' } }],
  ['AUT-11 no reason', { errorCode: 9 }, { refused: { reason: 'unavailable' } }],
  [
    'AUT-09 the terms that have to be accepted',
    { ...refused('terms-changed'), terms },
    { refused: { reason: 'terms-changed', terms } },
  ],
])('%s of a login that is refused reaches whoever asked', async (_what, login, result) => {
  const loginFlow = loginFlowTo({ platform: { login } })
  expect(await loginFlow.login({ username: 'ana', password: 'x', rememberMe: true }, never)).toEqual(result)
  expect([steps(), remembered]).toEqual([['platform.login'], undefined])
})

test('CTX-02 a token of the address goes to the gateway alone', async () => {
  const loginFlow = loginFlowTo({ gateway: { login: tokens } })
  expect(await loginFlow.login({ username: 'ana', token: 't-9' }, never)).toEqual({
    player: { ...player.player, byApp: true },
  })
  expect(asked).toEqual([['gateway.login', { username: 'ana', ims_temporary_token: 't-9', ...device }]])
})

test.each([
  ['the default keeps the remembered login', false, 0, 'ana'],
  ['the header’s logout forgets it', true, 1, undefined],
] as const)('AUT-10 %s', async (_what, forget, invalidateRememberMe, kept) => {
  remembered = 'ana'
  await loginFlowTo({ platform: { logout: invalid }, gateway: { logout: invalid } }).logout({ forget })
  expect(asked).toEqual([['gateway.logout'], ['platform.logout', { ...DEFAULT, invalidateRememberMe }]])
  expect(remembered).toBe(kept)
})

test('KEP-02 a renewal logs out everywhere before it restores the session', async () => {
  await loginFlowTo({}).renew(never)
  expect(steps()).toEqual(['gateway.logout', 'platform.logout', 'platform.loggedInPlayer'])
})

test('HTT-06 a login that was aborted does not continue with the next call', async () => {
  const left = new AbortController()
  left.abort(new Error('left'))
  const loginFlow = loginFlowTo({ platform: { loggedInPlayer: someone, temporaryToken: token } })
  await expect(loginFlow.restore(left.signal)).rejects.toThrow('left')
  expect(steps()).toEqual(['platform.loggedInPlayer'])
})
