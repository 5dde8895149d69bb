// @vitest-environment node
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AnalyticsEvent } from '#app/api/contract/analytics.ts'
import { IDENTIFIERS, type Identifiers, userInfo } from './userInfo.ts'

const hash = async (text: string) => createHash('sha256').update(text).digest('hex')

const ana: Identifiers = {
  phone: '+40700000001',
  userId: 'p-1',
  username: 'ana.noua',
  playerClientId: 'c-1',
  email: ' Ana.Noua@Exemplu.ro ',
  sex: 'F',
  city: undefined,
  accountBusinessPhase: 'online',
}

test('ANA-03 user info has every identifier of the specification, plain and as SHA-256', async () => {
  const event = await userInfo(ana, hash)
  expect(event).toMatchObject({
    event: 'user-info',
    hashed: true,
    email: ana.email,
    city: null,
    city_sha256: null,
  })
  expect(event.email_sha256).toBe(await hash('ana.noua@exemplu.ro'))
  expect(event.userId_sha256).toBe(await hash('p-1'))
  expect(IDENTIFIERS).toEqual(
    'phone userId username playerClientId email sex city accountBusinessPhase'.split(' '),
  )
})

test('ANA-03 where the browser cannot hash, the hashes are left out and the event says so', async () => {
  const event = await userInfo(ana)
  expect(event).toMatchObject({ hashed: false, phone: ana.phone, phone_sha256: null, email_sha256: null })
})

test('ANA-03 user info has exactly the fields of the contract, whatever is known of the player', async () => {
  const line = fc.option(fc.string({ maxLength: 20 }), { nil: undefined })
  const known = fc.record(Object.fromEntries(IDENTIFIERS.map((name) => [name, line])))
  await fc.assert(
    fc.asyncProperty(known, fc.boolean(), async (player, canHash) => {
      const event = await userInfo(player as unknown as Identifiers, canHash ? hash : undefined)
      expect(v.safeParse(AnalyticsEvent, event).issues).toBeUndefined()
    }),
  )
})
