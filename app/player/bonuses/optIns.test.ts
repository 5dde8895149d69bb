import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { marketingTagsQuery, optInsQuery } from '../data/playerQueries.ts'
import { type SessionServices, setSessionServices } from '../session/sessionServices.ts'
import { addMarketingTags, changeOptIn } from './optIns.ts'

/** A gateway where the player has opted into `T1` and `T2` and has the tag `vip`. */
function open() {
  const client = createQueryClient()
  const call = vi.fn(async (name: string) => {
    if (name === 'optIns') return { bonusTemplateOptIns: [{ templateCode: 'T1' }, { templateCode: 'T2' }] }
    return name === 'marketingTags' ? { tags: ['vip', 'toamna'] } : { errorCode: 0 }
  })
  setSessionServices(client, { gateway: { call } } as unknown as SessionServices)
  return { client, calls: () => call.mock.calls.map(([name]) => name) }
}

test('BON-04 a change updates a loaded list without another request', async () => {
  const { client, calls } = open()
  client.setQueryData(optInsQuery.queryKey, { bonusTemplateOptIns: [{ templateCode: 'T1' }] } as never)
  await changeOptIn(client, 'T2', true)
  expect(client.getQueryData(optInsQuery.queryKey)?.bonusTemplateOptIns).toHaveLength(2)
  await changeOptIn(client, 'T1', false)
  expect(client.getQueryData(optInsQuery.queryKey)).toEqual({ bonusTemplateOptIns: [{ templateCode: 'T2' }] })
  expect(calls()).toEqual(['optIn', 'optOut'])
})

test('BON-04 a change does not create a missing list: the list is requested', async () => {
  const { client, calls } = open()
  await changeOptIn(client, 'T2', true)
  expect(client.getQueryData(optInsQuery.queryKey)?.bonusTemplateOptIns).toHaveLength(2)
  expect(calls()).toEqual(['optIn', 'optIns'])
})

test('BON-05 tags are appended to a loaded list, and a missing list is requested', async () => {
  const { client, calls } = open()
  await addMarketingTags(client, ['toamna'])
  expect(client.getQueryData(marketingTagsQuery.queryKey)).toEqual({ tags: ['vip', 'toamna'] })
  await addMarketingTags(client, ['toamna', 'iarna'])
  expect(client.getQueryData(marketingTagsQuery.queryKey)).toEqual({ tags: ['vip', 'toamna', 'iarna'] })
  expect(calls()).toEqual(['addMarketingTags', 'marketingTags', 'addMarketingTags'])
})
