import { beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox } from './testing.ts'

const { get, send, json } = startTestSandbox(200, () => 1000)

beforeEach(() => send('POST', '/control/reset').then(() => undefined))

const event = { event: 'casino_search' }
const collect = (body: unknown) => send('POST', '/analytics/collect', body)
const envelope = [{ event_id: 'a' }, { type: 'event' }, { message: 'x' }]
  .map((line) => JSON.stringify(line))
  .join('\n')
const report = (body: string, query = '?sentry_key=public') =>
  get(`/errors/api/1/envelope/${query}`, { method: 'POST', body })

describe('the collector of analytics', () => {
  it('records what it gets until it is cleared', async () => {
    expect((await collect({ analytics_storage: 'granted', event })).status).toBe(204)
    expect(await json('/control/collected/analytics')).toEqual([
      { at: 1000, record: { analytics_storage: 'granted', event } },
    ])
    await send('DELETE', '/control/collected/analytics')
    expect(await json('/control/collected/analytics')).toEqual([])
  })

  it('marks an event with a field that the contract does not have', async () => {
    await collect({ analytics_storage: 'granted', event: { ...event, term: 'ana' } })
    expect(await json('/control/collected/analytics')).toMatchObject([
      { record: { problems: { nested: { term: expect.any(Array) } } } },
    ])
  })

  it('keeps the last 500', async () => {
    for (let id = 0; id < 503; id += 1)
      await collect({
        analytics_storage: 'granted',
        event: { event: 'casino_bonus_popup_click', bonus_id: String(id), cta_action: 'accept' },
      })
    const records = (await json('/control/collected/analytics')) as {
      record: { event: { bonus_id: string } }
    }[]
    expect(records).toHaveLength(500)
    expect(records[0]?.record.event.bonus_id).toBe('3')
  })

  it('refuses what is no event', async () => {
    for (const wrong of [[], 'x', { event }]) expect((await collect(wrong)).status).toBe(400)
    expect((await collect({ analytics_storage: 'granted', event: 'x'.repeat(200_000) })).status).toBe(400)
    expect(await json('/control/collected/analytics')).toEqual([])
  })

  it('serves its script, and breaks it when a fault asks for that', async () => {
    const script = await get('/analytics.js')
    expect(script.headers.get('Content-Type')).toContain('javascript')
    expect(await script.text()).toContain('dataLayer')
    await send('POST', '/control/faults', { path: '/analytics*', mode: 'error-503' })
    expect((await get('/analytics.js')).status).toBe(503)
    expect((await collect({ analytics_storage: 'granted', event })).status).toBe(503)
  })
})

describe('the collector of errors', () => {
  it('records envelopes until it is cleared', async () => {
    expect((await report(envelope)).status).toBe(200)
    expect(await json('/control/collected/errors')).toEqual([
      {
        at: 1000,
        record: {
          project: '1',
          key: 'public',
          header: { event_id: 'a' },
          items: [{ header: { type: 'event' }, payload: { message: 'x' } }],
        },
      },
    ])
    await send('DELETE', '/control/collected/errors')
    expect(await json('/control/collected/errors')).toEqual([])
  })

  it('refuses an envelope without a key, and what is no envelope', async () => {
    expect((await report(envelope, '')).status).toBe(403)
    for (const wrong of ['', '{', '{}', '[]\n{}\n{}', '{}\n{}\n{}'])
      expect((await report(wrong)).status).toBe(400)
    expect(await json('/control/collected/errors')).toEqual([])
  })
})
