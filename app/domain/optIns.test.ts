import { expect, test } from 'vitest'
import { canOpt, isActive, isFor, takenOf } from './optIns.ts'

const taken = takenOf([{ templateCode: 'T1' }, { tags: [{ name: 'castel' }] }], ['toamna'])

test.each([
  ['its template', { templateCode: 'T1' }, true],
  ['another template', { templateCode: 'T2' }, false],
  ['a tag of its opt-ins', { tagName: 'castel' }, true],
  ['a tag of marketing', { tagName: 'toamna' }, true],
  ['another tag', { tagName: 'iarna' }, false],
  ['a tag, though not by its template', { templateCode: 'T2', tagName: 'castel' }, true],
  ['nothing that can be joined', {}, false],
])('PRO-02 by %s a promotion is active as it should be', (_what, promotion, active) => {
  expect(isActive(promotion, taken)).toBe(active)
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
