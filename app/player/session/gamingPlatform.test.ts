import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageTypes, type PlatformClient, type PlatformOptions } from '#app/api/contract/player/platform.ts'
import { loadScript } from '#app/platform/loadScript.ts'
import { createPlatform } from './gamingPlatform.ts'

vi.mock('#app/platform/loadScript.ts', () => ({ loadScript: vi.fn() }))

const options = { locale: 'ro', serviceType: 'GamePlay' } as PlatformOptions
const loading = vi.mocked(loadScript)
const init = vi.fn()

/** Puts a platform client into the page that gives `reply` to every call. */
function offer(reply: () => Promise<unknown>): void {
  const names = ['loggedInPlayer', 'login', 'temporaryToken', 'keepAlive', 'waitingMessages']
  const client = Object.fromEntries(names.map((name) => [name, reply])) as unknown as PlatformClient
  window.GamingPlatform = { init: init.mockReturnValue(client) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  delete window.GamingPlatform
  vi.resetAllMocks()
  vi.useRealTimers()
})

test('AUT-15 a page without the script says „No script found”, with an address and without one', async () => {
  loading.mockRejectedValue(new Error('cannot be loaded'))
  for (const address of [undefined, '/platform.js']) {
    const platform = createPlatform(address, () => options)
    await expect(platform.loggedInPlayer(undefined)).rejects.toThrow(/^No script found$/)
  }
  expect(loading.mock.calls.map(([address]) => address)).toEqual(['/platform.js'])
})

test('AUT-15 a script that was not found is loaded again at the next call', async () => {
  const platform = createPlatform('/platform.js', () => options)
  loading.mockRejectedValueOnce(new Error('cannot be loaded'))
  await expect(platform.keepAlive(undefined)).rejects.toThrow('No script found')
  loading.mockImplementationOnce(async () => offer(async () => ({ errorCode: 0 })))
  expect(await platform.keepAlive(undefined)).toEqual({ errorCode: 0 })
})

test('the script is loaded once, at the first call, and gets the options of this page', async () => {
  loading.mockImplementation(async () => offer(async () => ({ errorCode: 0 })))
  const platform = createPlatform('/platform.js', () => options)
  expect(loading).not.toHaveBeenCalled()
  await Promise.all([platform.keepAlive(undefined), platform.loggedInPlayer(undefined)])
  expect(loading).toHaveBeenCalledTimes(1)
  expect(init.mock.calls).toEqual([[options]])
})

test.each<[string, () => Promise<unknown>]>([
  ['nothing', async () => undefined],
  ['a word', async () => 'ok'],
  ['no number', async () => ({ errorCode: '0' })],
  ['a rejection', () => Promise.reject(new Error('plantat'))],
  ['no reply in 15 s', () => new Promise(() => {})],
])('AUT-15 %s is „No response”', async (_what, reply) => {
  offer(reply)
  const asked = createPlatform(undefined, () => options).temporaryToken(undefined)
  const outcome = expect(asked).rejects.toThrow(/^No response$/)
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})

test('AUT-15 a reply with an errorCode is returned to the caller', async () => {
  offer(async () => ({ errorCode: 428, reason: 'second-factor-required', username: 'ana', more: 1 }))
  const reply = createPlatform(undefined, () => options).login({ username: 'ana', rememberMe: 1 })
  expect(await reply).toEqual({ errorCode: 428, reason: 'second-factor-required', username: 'ana' })
})

test('an unknown reason is dropped from a refusal', async () => {
  offer(async () => ({ errorCode: 9, reason: '<b>nu</b>' }))
  const reply = createPlatform(undefined, () => options).login({ username: 'ana', rememberMe: 0 })
  expect(await reply).toEqual({ errorCode: 9 })
})

test('MSG-01 messages of every type are asked for, and malformed ones are dropped', async () => {
  const reply = vi.fn(async () => ({
    errorCode: 0,
    messages: [{ id: 'm-1', type: 'alert', message: 'Salut' }, { id: 'm-2', type: 'spam', message: '' }, 7],
  }))
  offer(reply)
  const { messages } = await createPlatform(undefined, () => options).waitingMessages()
  expect(messages).toEqual([{ id: 'm-1', type: 'alert', displayType: 'message', message: 'Salut' }])
  expect(reply.mock.calls).toEqual([[{ types: messageTypes }]])
})
