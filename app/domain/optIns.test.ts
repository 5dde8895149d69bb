import { expect, test } from 'vitest'
import type { OptIn } from '#app/api/contract/player/bonuses.ts'
import { failed, type Known, known, pending } from './known.ts'
import { canOpt, isFor, participationOf, type Taken } from './optIns.ts'

const optIns = [{ templateCode: 'T1' }, { tags: [{ name: 'castel' }] }] as unknown as OptIn[]
const taken: Taken = { optIns: known(optIns), tags: known(['toamna']) }

test.each([
  ['its template', { templateCode: 'T1' }, true],
  ['another template', { templateCode: 'T2' }, false],
  ['a tag of its opt-ins', { tagName: 'castel' }, true],
  ['a tag of marketing', { tagName: 'toamna' }, true],
  ['another tag', { tagName: 'iarna' }, false],
  ['a tag, though not by its template', { templateCode: 'T2', tagName: 'castel' }, true],
  ['nothing that can be joined', {}, false],
])('PRO-02 by %s a promotion is active as it should be', (_what, promotion, active) => {
  expect(participationOf(promotion, taken)).toEqual(known(active))
})

const joined = { templateCode: 'T1', tagName: 'iarna' }
const other = { templateCode: 'T2', tagName: 'iarna' }
const tagged = { templateCode: 'T2', tagName: 'toamna' }

test.each<[what: string, promotion: object, taken: Taken, expected: Known<boolean>]>([
  ['neither source has answered', joined, { optIns: pending, tags: pending }, pending],
  ['one source failed and the other does not have it', other, { ...taken, tags: failed }, failed],
  ['the source that would know failed', joined, { ...taken, optIns: failed }, failed],
  ['one source says yes and the other failed', joined, { ...taken, tags: failed }, known(true)],
  ['the tag is there and the opt-ins failed', tagged, { ...taken, optIns: failed }, known(true)],
  ['one source says no and the other is loading', other, { ...taken, tags: pending }, pending],
  ['there is nothing to join', {}, { optIns: failed, tags: failed }, known(false)],
  ['it has no tag and the tags failed', { templateCode: 'T2' }, { ...taken, tags: failed }, known(false)],
])('PRO-02 where %s, participation is known as far as it is', (_what, promotion, given, expected) => {
  expect(participationOf(promotion, given)).toEqual(expected)
})

test.each([
  ['a template, not in yet', { templateCode: 'T2' }, false, true],
  ['a template that one is in', { templateCode: 'T1' }, true, true],
  ['a tag, not in yet', { tagName: 'iarna' }, false, true],
  ['a tag that one is in', { tagName: 'castel' }, true, false],
  ['neither', {}, false, false],
])('BON-04 %s can be opted in or out of as it should be', (_what, promotion, active, can) => {
  expect(canOpt(promotion, active)).toBe(can)
})

test.each([
  [undefined, true, true],
  ['LoggedIn', true, false],
  ['NotLoggedIn', false, true],
] as const)(
  'PRO-01 a promotion visible to %s is for players: %s, for visitors: %s',
  (visibleTo, players, visitors) => {
    expect(isFor({ visibleTo }, true)).toBe(players)
    expect(isFor({ visibleTo }, false)).toBe(visitors)
  },
)
