import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestSandbox } from './testing.ts'

const sandbox = startTestSandbox(200)
const { get, json, send } = sandbox
const path = '/cms/menus'
const favourites = '/gateway/pams/api/v2/player/favorites'
const ask = (mode: string, on = path, method?: string) =>
  send('POST', '/control/faults', { path: on, mode, method })

afterEach(async () => {
  await send('DELETE', '/control/faults')
  await send('DELETE', '/control/calls')
})

describe('faults that other services have', () => {
  it.each([
    ['error-400', 400, null],
    ['error-401', 401, null],
    ['error-403', 403, null],
    ['error-404', 404, null],
    ['error-408', 408, '1'],
    ['error-429', 429, '1'],
    ['error-503', 503, '1'],
  ])('%s has its status, and says when to come back', async (mode, status, later) => {
    await ask(mode)
    const answer = await get(path)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, later])
    expect(await answer.json()).toEqual({ error: 'asked to fail' })
  })

  it('empty-body is a success without a body', async () => {
    await ask('empty-body')
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('cut breaks off after the headers and half a body', async () => {
    await ask('cut')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/sandbox${path}`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    await expect(answer.text()).rejects.toThrow('terminated')
    server.close()
    logged.mockRestore()
  })
})

describe('faults of one method', () => {
  it('do not affect the other method of the path, and are counted separately', async () => {
    await ask('error-503', favourites, 'POST')
    const own = sandbox.browser()
    await own.login('ana.noua')
    const change = { favoriteGames: { favoriteGameType: [{ gameType: 'diamant-40' }] }, requestType: 'add' }
    expect((await own.ask('POST', `/${favourites.slice(1)}`, change)).status).toBe(503)
    expect((await own.ask('GET', `${favourites}?requestedFavorites=games`)).status).toBe(200)
    await ask('error-429', favourites, 'GET')
    expect((await own.ask('GET', favourites)).status).toBe(429)
    expect((await own.ask('POST', favourites, change)).status).toBe(503)
    expect(await json('/control/calls')).toMatchObject({ [favourites]: 2, [`POST ${favourites}`]: 2 })
    expect((await ask('error-503', favourites, 'PUT')).status).toBe(400)
  })

  it('apply to calls with a body and a cookie', async () => {
    const own = sandbox.browser()
    await own.login('mihai.obisnuit')
    await ask('wrong-shape', '/gateway/pams/api/v2/balances')
    expect(await own.read('/pams/api/v2/balances')).toEqual([])
    await ask('slow-2s', '/gateway/user-preference/balance/v1', 'POST')
    expect(await own.write('/user-preference/balance/v1', { balanceHidden: true })).toEqual({
      balanceHidden: true,
    })
    await ask('empty', '/gateway/user-preference/balance/v1', 'POST')
    expect(await own.write('/user-preference/balance/v1', { balanceHidden: false })).toEqual({})
    expect(await own.read('/user-preference/balance/v1')).toEqual({ balanceHidden: false })
  })

  it('are visible to a page on another port, and not used up by its preflight', async () => {
    await send('POST', '/control/faults', { path: favourites, mode: 'error-503', times: 1 })
    const origin = { Origin: 'http://localhost:5173' }
    const before = { ...origin, 'Access-Control-Request-Method': 'GET' }
    expect((await get(favourites, { method: 'OPTIONS', headers: before })).status).toBe(204)
    const answer = await get(favourites, { headers: origin })
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([503, origin.Origin])
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  })
})
