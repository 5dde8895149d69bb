import { expect, test } from 'vitest'
import { pathOfRecord, recordAt } from './pageRecord.ts'

test.each([
  ['/', { kind: 'layout', name: 'Lobby' }],
  ['/cazinou-live', { kind: 'layout', name: 'LiveLobby' }],
  ['/turnee', { kind: 'layout', name: 'Tournaments' }],
  ['/pagina/despre-noi', { kind: 'page', name: 'despre-noi' }],
  ['/promotii/bun-venit', { kind: 'promotion', name: 'bun-venit' }],
] as const)('CMS-07 the page at %s is changed by its record', (path, record) => {
  expect(recordAt(path)).toEqual(record)
  expect(pathOfRecord(record)).toBe(path)
})

test.each(['/categorii/sloturi-noi', '/joc/diamant-40', '/nu/exista'])(
  'CMS-07 the page at %s has no record of its own',
  (path) => {
    expect(recordAt(path)).toBeUndefined()
  },
)

test('CMS-07 a carousel is on several pages', () => {
  expect(pathOfRecord({ kind: 'carousel', name: 'carousel-casino' })).toBeUndefined()
})
