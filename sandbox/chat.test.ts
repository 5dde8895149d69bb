import { beforeEach, expect, it } from 'vitest'
import { chatClient } from '#app/api/contract/chat.ts'
import { answerTo } from './chat/answers.ts'
import { startTestSandbox } from './testing.ts'

const sandbox = startTestSandbox(200)
const { get, send } = sandbox

type Begun = { conversation: string; greeting: string; waiting: string[] }

const begin = async (context: object) => {
  const answer = await send('POST', '/chat/api/conversations', { context })
  return { status: answer.status, ...((await answer.json()) as Begun) }
}
const unread = async (conversation: string) =>
  (await get(`/chat/api/unread?conversation=${conversation}`)).json()
const push = (body: object) => send('POST', '/control/chat/messages', body)
const tokenOf = async (own: ReturnType<typeof sandbox.browser>) =>
  (await own.write('/v1/chat-token', chatClient)) as {
    errorCode: number
    username: string
    sessionToken: { sessionToken: string }
  }

beforeEach(() => send('POST', '/control/reset').then(() => undefined))

it.each([
  ['Unde îmi pun LIMITE?', 'Joc responsabil'],
  ['Cum se consumă un bonus?', 'Promoții'],
  ['La ce telefon sun?', '0800 000 000'],
  ['Cum deschid un joc?', 'Demo'],
  ['Cât durează o plată?', 'contul tău'],
  ['Ce vreme va fi?', '0800 000 000'],
])('answers about this site: %s', (question, expected) => {
  expect(answerTo(question)).toContain(expected)
})

it('CHT-02 gives a player a token for the values of the contract only', async () => {
  const own = sandbox.browser()
  await own.login('ana.noua')
  expect(await tokenOf(own)).toMatchObject({ errorCode: 0, username: 'ana.noua' })
  const other = await own.ask('POST', '/gateway/v1/chat-token', { ...chatClient, systemId: 1 })
  expect(other.status).toBe(400)
})

it('greets a player by the token, a guest without one, and refuses a wrong token', async () => {
  const own = sandbox.browser()
  await own.login('ana.noua')
  const { sessionToken } = await tokenOf(own)
  const player = { type: 'authenticated', username: 'ana.noua', token: sessionToken.sessionToken }
  expect((await begin(player)).greeting).toBe('Bună, ana.noua! Cu ce te ajut?')
  expect((await begin({ type: 'anonymous' })).greeting).toBe('Bună! Cu ce te ajut?')
  expect((await begin({ ...player, token: 'ghicit' })).status).toBe(403)
})

it('CHT-01 counts pushed messages of a visitor until one of their windows is opened', async () => {
  const { conversation } = await begin({ type: 'anonymous' })
  await push({ text: 'Mai ești aici?' })
  await push({ username: 'ana.noua', text: 'Pentru Ana' })
  expect(await unread(conversation)).toEqual({ unread: 1 })
  expect((await begin({ type: 'anonymous' })).waiting).toEqual(['Mai ești aici?'])
  await send('POST', '/chat/api/seen', { conversation })
  expect(await unread(conversation)).toEqual({ unread: 0 })
})

it('sends a pushed message to the open streams', async () => {
  const { conversation } = await begin({ type: 'anonymous' })
  const stream = await get(`/chat/api/stream?conversation=${conversation}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  expect(await (await push({ text: 'Salut' })).json()).toEqual({ windows: 1 })
  expect((await reader?.read())?.value).toBe('data: {"text":"Salut"}\n\n')
  await reader?.cancel()
})

it.each([
  ['a message for an unknown person', () => push({ username: 'nimeni', text: 'Salut' }), 404],
  ['an empty message', () => push({ text: '' }), 400],
  [
    'a question of no conversation',
    () => send('POST', '/chat/api/messages', { conversation: 'x', text: 'y' }),
    400,
  ],
  ['a stream of no conversation', () => get('/chat/api/stream?conversation=x'), 404],
])('refuses %s', async (_what, call, status) => {
  expect((await call()).status).toBe(status)
})
