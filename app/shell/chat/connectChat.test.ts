import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatScript } from '#app/api/contract/chat.ts'
import { loadScript } from '#app/platform/loadScript.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { chatIdentity } from '#app/player/data/chatIdentity.ts'
import { createAuth } from '#app/player/session/auth.ts'
import { CHAT_TIMEOUT_MS } from './assistant.ts'
import { createChat } from './chat.ts'
import { showChatFailure, showNoCount, showNoIdentity } from './chatNotices.ts'
import { connectChat } from './connectChat.ts'

vi.mock('#app/platform/loadScript.ts', () => ({ loadScript: vi.fn() }))
vi.mock('#app/player/data/chatIdentity.ts', () => ({ chatIdentity: vi.fn() }))
vi.mock('./chatNotices.ts', () => ({
  showChatFailure: vi.fn(),
  showNoCount: vi.fn(),
  showNoIdentity: vi.fn(),
}))

const loading = vi.mocked(loadScript)
const identity = vi.mocked(chatIdentity)
const guest = { type: 'anonymous' } as const
const player = { type: 'authenticated', username: 'mihai', token: 'semn' } as const

const script = {
  init: vi.fn<ChatScript['init']>(),
  open: vi.fn<ChatScript['open']>(),
  close: vi.fn<ChatScript['close']>(),
  destroy: vi.fn<ChatScript['destroy']>(),
  unread: vi.fn<ChatScript['unread']>(),
}
const target = document.createElement('div')
let visit: Visit
let stop: () => void

const chat = () => storeOf(visit, createChat)
const press = async () => {
  chat().press()
  await vi.advanceTimersByTimeAsync(0)
}
const logIn = async (username: string | undefined) => {
  storeOf(visit, createAuth).set(
    username === undefined ? { state: 'guest' } : { state: 'authenticated', player: { username } },
  )
  await vi.advanceTimersByTimeAsync(0)
}

/** The assistant's frame posts an event. */
function post(name: string): void {
  const source = target.querySelector('iframe')?.contentWindow
  const data = JSON.stringify({ event_code: name })
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: window.location.origin }))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.body.append(target)
  script.init.mockImplementation(() => void target.append(document.createElement('iframe')))
  script.destroy.mockImplementation(() => target.replaceChildren())
  script.unread.mockResolvedValue(0)
  loading.mockImplementation(async () => void Object.assign(window, { ChatAssistant: script }))
  identity.mockResolvedValue(guest)
  visit = new QueryClient()
  await logIn(undefined)
  stop = connectChat({ visit, address: '/sandbox/chat', locale: 'ro', target })
})

afterEach(() => {
  stop()
  delete window.ChatAssistant
  target.replaceChildren()
  vi.resetAllMocks()
  vi.useRealTimers()
})

test('CHT-01 nothing loads before the first press; then the assistant starts with the login context, and opens', async () => {
  await vi.advanceTimersByTimeAsync(CHAT_TIMEOUT_MS)
  expect(loading).not.toHaveBeenCalled()
  await press()
  expect(script.init.mock.calls).toEqual([[{ context: guest, locale: 'ro', target }]])
  expect(script.open).toHaveBeenCalledOnce()
  expect(chat().getSnapshot().visibility).toBe('loading')
  post('bot-opened')
  expect(chat().getSnapshot().visibility).toBe('visible')
  await vi.advanceTimersByTimeAsync(CHAT_TIMEOUT_MS)
  expect(showChatFailure).not.toHaveBeenCalled()
})

test('CHT-01 what arrives while it is closed is counted, and read when it opens again', async () => {
  await press()
  post('bot-opened')
  await press()
  expect(script.close).toHaveBeenCalledOnce()
  post('bot-closed')
  post('message')
  post('message')
  expect(chat().getSnapshot()).toEqual({ visibility: 'hidden', unread: 2 })
  await press()
  post('bot-opened')
  expect(chat().getSnapshot()).toEqual({ visibility: 'visible', unread: 0 })
  expect(script.init).toHaveBeenCalledOnce()
})

test('CHT-01 a press while the script loads cancels: what comes later opens nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  loading.mockReturnValueOnce(promise)
  await press()
  await press()
  Object.assign(window, { ChatAssistant: script })
  resolve()
  await vi.advanceTimersByTimeAsync(CHAT_TIMEOUT_MS)
  expect(chat().getSnapshot().visibility).toBe('hidden')
  expect(script.open).not.toHaveBeenCalled()
  expect(showChatFailure).not.toHaveBeenCalled()
})

test('CHT-01 an assistant that opens after the cancel is closed again', async () => {
  await press()
  await press()
  script.close.mockClear()
  post('bot-opened')
  expect(script.close).toHaveBeenCalledOnce()
  expect(chat().getSnapshot().visibility).toBe('hidden')
})

test('CHT-01 a login while it is open starts it again for the player, and a logout for a guest', async () => {
  await press()
  post('bot-opened')
  identity.mockResolvedValue(player)
  await logIn('mihai')
  expect(script.destroy).toHaveBeenCalledOnce()
  expect(script.init.mock.lastCall?.[0].context).toEqual(player)
  expect(chat().getSnapshot().visibility).toBe('loading')
  post('bot-opened')
  expect(chat().getSnapshot().visibility).toBe('visible')
  identity.mockResolvedValue(guest)
  await logIn(undefined)
  expect(script.init.mock.lastCall?.[0].context).toEqual(guest)
  expect(script.init).toHaveBeenCalledTimes(3)
})

test('CHT-01 a login while it is closed asks how many messages wait for the player', async () => {
  await press()
  post('bot-opened')
  await press()
  script.unread.mockResolvedValue(4)
  await logIn('mihai')
  expect(chat().getSnapshot()).toEqual({ visibility: 'hidden', unread: 4 })
  expect(script.open).toHaveBeenCalledOnce()
})

test('CHT-01 a login before the first press loads nothing', async () => {
  await logIn('mihai')
  await vi.advanceTimersByTimeAsync(CHAT_TIMEOUT_MS)
  expect(loading).not.toHaveBeenCalled()
})

test('CHT-02 without a token the player is told, and the assistant is anonymous', async () => {
  identity.mockRejectedValue(new Error('no token'))
  await logIn('mihai')
  await press()
  expect(showNoIdentity).toHaveBeenCalledOnce()
  expect(script.init.mock.lastCall?.[0].context).toEqual(guest)
  expect(script.open).toHaveBeenCalledOnce()
})

test.each<[string, () => Promise<unknown>]>([
  ['fails', () => Promise.reject(new Error('503'))],
  ['is no number', async () => 'multe'],
  ['is negative', async () => -1],
  ['never comes', () => new Promise(() => {})],
])('CHT-02 a count that %s is said, and nothing is counted', async (_what, unread) => {
  await press()
  post('bot-opened')
  await press()
  script.unread.mockImplementation(unread)
  await logIn('mihai')
  await vi.advanceTimersByTimeAsync(CHAT_TIMEOUT_MS)
  expect(showNoCount).toHaveBeenCalledOnce()
  expect(chat().getSnapshot()).toEqual({ visibility: 'hidden', unread: 0 })
})

test.each<[string, () => void]>([
  ['is blocked', () => loading.mockRejectedValueOnce(new Error('cannot be loaded'))],
  ['defines nothing', () => loading.mockResolvedValueOnce()],
  [
    'defines something else',
    () =>
      loading.mockImplementationOnce(async () => void Object.assign(window, { ChatAssistant: { init: 1 } })),
  ],
  [
    'throws',
    () =>
      script.init.mockImplementationOnce(() => {
        throw new Error('broken')
      }),
  ],
  ['never opens', () => undefined],
])('CHT-01 a script that %s ends as a named failure; its retry opens the chat', async (what, spoil) => {
  spoil()
  await press()
  if (what === 'never opens') await vi.advanceTimersByTimeAsync(CHAT_TIMEOUT_MS)
  expect(chat().getSnapshot().visibility).toBe('hidden')
  const [[, retry] = []] = vi.mocked(showChatFailure).mock.calls
  retry?.()
  await vi.advanceTimersByTimeAsync(0)
  post('bot-opened')
  expect(chat().getSnapshot().visibility).toBe('visible')
  expect(showChatFailure).toHaveBeenCalledOnce()
})
