import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { changesIn, readChanges } from './changes.ts'
import { type Facts, kitPlaces, readKitFacts, readSpeeds } from './facts.ts'
import { daysIn } from './proofs.ts'
import { speedInWords } from './speedInWords.ts'

const root = join(import.meta.dirname, '..', '..')

let facts: Record<string, Facts>
beforeAll(async () => {
  facts = await readKitFacts(root)
}, 30_000)

test('a commit counts once for each component whose folder it changed', () => {
  const log = [
    '\0a1\t2026-11-28\t[kit] Two of them\n\nui/controls/Button/Button.tsx\nui/controls/Button/index.ts\n',
    'ui/media/Icon/Icon.tsx\nui/foundation/base.css\n',
    '\0b2\t2026-11-20\t[kit] One\n\nui/controls/Button/Button.tsx\n',
  ].join('')
  const both = { commit: 'a1', date: '2026-11-28', title: '[kit] Two of them' }
  expect(changesIn(log)).toEqual({
    'controls/Button': [both, { commit: 'b2', date: '2026-11-20', title: '[kit] One' }],
    'media/Icon': [both],
  })
})

test('where there is no history the changes are unknown, not none', () => {
  expect(readChanges(join(root, 'no-such-folder'))).toBeUndefined()
})

test('a component weighs at least its own folder, and a button what the other measure says', () => {
  for (const { weight } of Object.values(facts)) {
    expect(weight.own).toBeGreaterThan(0)
    expect(weight.whole).toBeGreaterThanOrEqual(weight.own * 0.9)
  }
  expect(facts['controls/Button']?.weight.whole).toBeLessThan(2000)
  expect(facts['overlay/Drawer']?.weight.whole).toBeGreaterThan(10_000)
})

test('the speed of every component was measured, and of none that is gone (npm run speeds)', () => {
  const speeds = readSpeeds(root)
  expect(Object.keys(speeds)).toEqual(kitPlaces(root))
  for (const { speed } of Object.values(facts)) expect(speed).toBeGreaterThan(0)
})

test('the accessibility of a component is told by its examples, its keys and what is read aloud', () => {
  const proofs = facts['overlay/Dialog']?.proofs
  expect(proofs?.examples).toBeGreaterThan(3)
  expect(proofs?.withKeys).toBeGreaterThan(0)
  expect(proofs?.withKeys).toBeLessThanOrEqual(proofs?.examples ?? 0)
  expect(proofs?.speech).toContain('stories/speech/account.test.tsx')
  expect(facts['media/Icon']?.proofs.withKeys).toBe(0)
  for (const { proofs: each } of Object.values(facts)) expect(each.examples).toBeGreaterThan(0)
})

test('the day of a proof is that of its latest commit', () => {
  const log =
    '\u00002026-11-28\n\nstories/ui/a.stories.tsx\n\u00002026-11-20\n\nstories/ui/a.stories.tsx\nstories/speech/b.test.tsx\n'
  expect([...daysIn(log)]).toEqual([
    ['stories/ui/a.stories.tsx', '2026-11-28'],
    ['stories/speech/b.test.tsx', '2026-11-20'],
  ])
})

test('the details of a game take longer to draw than a button', () => {
  expect(facts['game/GameDetails']?.speed).toBeGreaterThan(facts['controls/Button']?.speed ?? Number.NaN)
})

test.each([
  ['unui buton simplu', 0.6],
  ['a 4 butoane simple', 4.4],
  ['a 34 de butoane simple', 34],
  ['a 115 butoane simple', 115],
])('the page says „%s”', (words, speed) => {
  expect(speedInWords(speed)).toContain(`în timpul ${words}, `)
})

test('a speed that was not measured is not known', () => {
  expect(speedInWords(undefined)).toContain('Nemăsurată încă')
})

test('who uses a component is read from the imports', () => {
  expect(facts['game/GameTile']?.usage.app).toContain('app/tiles/TileOf.tsx')
  expect(facts['game/GameTile']?.usage.routes).toContain('lobby')
  expect(facts['shell/Header']?.usage).toMatchObject({ everywhere: true, routes: [] })
  expect(facts['feedback/Meter']?.usage.kit).toEqual(['game/GameDetails'])
  expect(facts['controls/Tabs']?.usage.stories).not.toContain('stories/ui/controls/Tabs.stories.tsx')
})
