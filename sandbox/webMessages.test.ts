import { beforeEach, expect, test } from 'vitest'
import { startTestSandbox } from './testing.ts'

const sandbox = startTestSandbox(200, () => Date.parse('2026-11-20T12:00:00Z'))
const { get, send } = sandbox

beforeEach(() => send('POST', '/control/reset').then(() => undefined))

const messages = async (query = '?target=web') => {
  const answer = await get(`/messages/webmessages${query}`)
  return [answer.status, await answer.json()]
}

test('WEB-01 the message service has what the control room publishes, until it is withdrawn', async () => {
  expect(await messages()).toEqual([200, []])
  await send('POST', '/control/web-messages')
  expect(await messages()).toEqual([200, [expect.objectContaining({ id: 'turneul-de-iarna', priority: 5 })]])
  await send('PUT', '/control/web-messages', [{ anything: true }])
  expect(await messages()).toEqual([200, [{ anything: true }]])
  await send('DELETE', '/control/web-messages')
  expect(await messages()).toEqual([200, []])
})

test('WEB-01 a request without a known target is refused', async () => {
  expect((await messages(''))[0]).toBe(400)
  expect((await messages('?target=toaster'))[0]).toBe(400)
})
