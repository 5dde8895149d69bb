// @vitest-environment node
import { expect, test } from 'vitest'
import type { GameLabel } from '#app/api/contract/common.ts'
import { games, jackpots, labels, providers } from '#sandbox/fixtures/games.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { tileLabel, tileOf } from './tile.ts'

const label = (color?: string, textColor?: string): GameLabel => ({ title: 'Nou', color, textColor })

test.each([
  ['readable colours are kept', label('#0f4c81', '#e8f3ff'), { text: 'Nou', fill: '#0f4c81', on: '#e8f3ff' }],
  ['exactly readable enough', label('#ffffff', '#767676'), { text: 'Nou', fill: '#ffffff', on: '#767676' }],
  ['just not readable', label('#ffffff', '#777777'), { text: 'Nou' }],
  ['the same colour twice', label('#0f4c81', '#0f4c81'), { text: 'Nou' }],
  ['no text colour', label('#0f4c81'), { text: 'Nou' }],
  ['no fill', label(undefined, '#ffffff'), { text: 'Nou' }],
  ['no colours', label(), { text: 'Nou' }],
])('CAT-08 a label with %s', (_what, given, expected) => {
  expect(tileLabel([given])).toEqual(expected)
})

test.each([
  ['two labels: the first is shown', [labels.exclusive, labels.new], 'Exclusiv'],
  ['two labels, the first one unreadable: still the first', [labels.turbo, labels.new], 'Turbo'],
  ['no label', [], undefined],
])('CAT-08 %s', (_what, given, expected) => {
  expect(tileLabel(given)?.text).toBe(expected)
})

const catalogue = catalogueOf({
  games,
  providers,
  jackpots,
  collections: [],
  collectionGroups: [],
  categories: [],
})
const plain = { gameCode: 'joc', name: 'Joc', provider: 'provider-cuprum-play' }

test('a tile has the data that it shows and nothing else', () => {
  const game = slot({ ...plain, demoEnabled: false, fileVersion: undefined })
  expect(tileOf(catalogue, game)).toEqual({ code: 'joc', name: 'Joc', provider: 'Cuprum Play' })
})

test.each([
  ['has a demo', { demoEnabled: true }, { demo: true }],
  ['has a colour', { color: '#12773d' }, { hue: 5 }],
  ['has a grey picture', { color: '#808080' }, {}],
  ['has a file version', { fileVersion: '7' }, { version: '7' }],
  ['lacks pictures', { images: ['Portrait' as const] }, { lacks: ['Thumbnail', 'Landscape'] }],
  ['takes part in a jackpot', { gameCode: 'diamant-40' }, { jackpot: 1284907.36 }],
  ['has an unknown provider', { provider: 'provider-x' }, { provider: 'provider-x' }],
  ['has a label', { labels: [labels.plain] }, { label: { text: 'Popular' } }],
])('a tile of a game that %s', (_what, fields, expected) => {
  expect(tileOf(catalogue, slot({ ...plain, ...fields }))).toMatchObject(expected)
})

test('CAT-08 transparent colours of a label are dropped', () => {
  expect(tileLabel([{ title: 'x', color: '#00000000', textColor: '#ffffff' }])).toEqual({ text: 'x' })
})
