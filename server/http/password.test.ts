import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { passwordCheck } from './password.ts'

function app(secret: string | undefined) {
  const routes = new Hono()
  routes.get('/auth', passwordCheck(secret))
  return (given: string) => routes.request(`/auth?secret=${encodeURIComponent(given)}`)
}

test('LCH-02 the right password opens, a wrong one does not, and nobody keeps the answer', async () => {
  const ask = app('cuprum')
  const good = await ask('cuprum')
  expect([good.status, good.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect((await ask('Cuprum')).status).toBe(401)
  expect((await ask('')).status).toBe(401)
})

test('LCH-02 after five wrong passwords even the right one has to wait', async () => {
  const ask = app('cuprum')
  for (const guess of ['1', '2', '3', '4', '5']) expect((await ask(guess)).status).toBe(401)
  const late = await ask('cuprum')
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
})

test('LCH-02 without a password in the settings nothing opens', async () => {
  expect((await app(undefined)('')).status).toBe(401)
})
