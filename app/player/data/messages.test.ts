import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { type SessionServices, setSessionServices } from '../session/sessionServices.ts'
import { dismissedBefore, keepDismissed, messagesQuery, removeMessages } from './messages.ts'

const news = (id: string) => ({ id, type: 'alert', displayType: 'message', message: `<p>${id}</p>` }) as const

/** A document of the tab, in which the platform answers with the messages `ids`. */
function documentOf(username: string, ...ids: string[]): Visit {
  const visit = createQueryClient()
  storeOf(visit, createAuth).set({ state: 'authenticated', player: { username } })
  const platform = { waitingMessages: async () => ({ errorCode: 0, messages: ids.map(news) }) }
  setSessionServices(visit, { platform } as unknown as SessionServices)
  return visit
}

const idsOf = async (visit: Visit) => (await visit.fetchQuery(messagesQuery)).map(({ id }) => id)

beforeEach(() => sessionStorage.clear())

test('UXP-11 a reload keeps the messages that the platform returns once, without those that were answered', async () => {
  const first = documentOf('ana', 'a', 'b', 'c')
  expect(await idsOf(first)).toEqual(['a', 'b', 'c'])
  removeMessages(first, ({ id }) => id === 'b')
  keepDismissed(first, 'a')
  const second = documentOf('ana', 'c', 'd')
  expect(await idsOf(second)).toEqual(['a', 'c', 'd'])
  expect(dismissedBefore(second)).toEqual(['a'])
})

test('UXP-11 messages of another player are neither shown nor kept on', async () => {
  await idsOf(documentOf('ana', 'a'))
  keepDismissed(documentOf('ana'), 'a')
  const other = documentOf('dan', 'd')
  expect(await idsOf(other)).toEqual(['d'])
  expect(dismissedBefore(other)).toEqual([])
  expect(sessionStorage.getItem('player-messages')).not.toContain('<p>a</p>')
})

test.each(['', '{', 'null', '{"username":"ana","messages":[{"id":1}],"dismissed":[]}'])(
  'UXP-11 a storage that says %j counts as empty',
  async (text) => {
    sessionStorage.setItem('player-messages', text)
    expect(await idsOf(documentOf('ana', 'a'))).toEqual(['a'])
  },
)
