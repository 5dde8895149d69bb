// @vitest-environment node
import { expect, test } from 'vitest'
import { providers } from '#sandbox/fixtures/games.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from './catalogue.ts'
import { catalogueFileOf } from './catalogueFile.ts'
import { maintenanceOf, returnOf } from './maintenance.ts'
import { playPage } from './pages/game.ts'
import { relatedGames } from './relatedGames.ts'
import { tileOf } from './slices/tile.ts'
import { tileAt } from './tiles.ts'

const NOON = '2026-11-30T10:00:00Z'
const LATER = '2026-12-02T16:30:00Z'
const id = 'provider-cuprum-play'
const plain = { gameCode: 'joc', name: 'Joc', provider: id }

const lists = { collections: [], collectionGroups: [], categories: [], jackpots: [] }
const catalogueWith = (games: ReturnType<typeof slot>[], shared?: { until?: string }) => {
  const all = providers.map((one) => {
    return one.id === id ? { ...one, games: games.map(({ gameCode }) => gameCode), maintenance: shared } : one
  })
  return catalogueOf({ ...lists, games, providers: all })
}

test.each([
  ['neither says it', undefined, undefined, undefined],
  ['the game says it', { until: NOON }, undefined, { until: NOON }],
  ['its provider says it', undefined, { until: NOON }, { until: NOON }],
  ['both say it: the later end', { until: NOON }, { until: LATER }, { until: LATER }],
  ['both say it, one end is not known', { until: NOON }, {}, {}],
])('a game is in maintenance or not: %s', (_what, own, shared, expected) => {
  const game = slot({ ...plain, maintenance: own })
  expect(maintenanceOf(catalogueWith([game], shared), game)).toEqual(expected)
})

const at = (iso: string) => Date.parse(iso)

test.each([
  ['the end is not known', {}, at(NOON), { form: 'soon' }],
  ['later today', { until: NOON }, at('2026-11-30T07:00:00Z'), { form: 'today', at: at(NOON) }],
  ['another day', { until: LATER }, at(NOON), { form: 'day', at: at(LATER) }],
  [
    'after midnight in Romania, the same day elsewhere',
    { until: '2026-11-30T22:30:00Z' },
    at(NOON),
    { form: 'day', at: at('2026-11-30T22:30:00Z') },
  ],
  ['the estimate has passed', { until: NOON }, at(LATER), { form: 'soon' }],
  ['HTML for everyone has the day', { until: NOON }, undefined, { form: 'day', at: at(NOON) }],
])('a game in maintenance is back: %s', (_what, maintenance, now, expected) => {
  expect(returnOf(maintenance, now)).toEqual(expected)
})

test('the tiles of server and browser say it, others do not grow', () => {
  const games = [slot({ ...plain, maintenance: { until: NOON } }), slot({ ...plain, gameCode: 'alt' })]
  const catalogue = catalogueWith(games)
  const file = catalogueFileOf(catalogue)
  for (const [place, game] of games.entries()) expect(tileAt(file, place)).toEqual(tileOf(catalogue, game))
  expect(tileAt(file, 0).maintenance).toEqual({ until: NOON })
  expect(tileAt(file, 1)).not.toHaveProperty('maintenance')
})

test('LCH-02 a game in maintenance has no address to start, and others instead, none of them in maintenance', () => {
  const games = [
    slot({ ...plain, maintenance: {} }),
    slot({ ...plain, gameCode: 'alt' }),
    slot({ ...plain, gameCode: 'inchis', maintenance: {} }),
  ]
  const catalogue = catalogueWith(games)
  const content = { catalogue, words: {} } as unknown as Parameters<typeof playPage>[0]
  const related = relatedGames(catalogue, games[0] as (typeof games)[0])
  expect(related.map(({ gameCode }) => gameCode)).toEqual(['alt'])
  const main = playPage(content, 'joc', 'real')?.main
  expect(main).toMatchObject({ demo: {}, real: {}, related: [{ code: 'alt' }] })
  expect(playPage(content, 'alt', 'real')?.main).not.toHaveProperty('related')
})
