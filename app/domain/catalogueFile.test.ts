// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CatalogueFile, catalogueLines, gameFlags, openCatalogue } from '#app/api/contract/catalogue.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { games } from '#sandbox/fixtures/games.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { catalogueOf } from './catalogue.ts'
import { catalogueFileOf } from './catalogueFile.ts'

const file = catalogueFileOf(catalogueOf(lists))

test('the file matches its contract, and so does its JSON', () => {
  expect(v.parse(CatalogueFile, JSON.parse(JSON.stringify(file)))).toEqual(file)
})

test('CAT-01 every column has one entry a game, in the casino’s order', () => {
  expect(file.games.code).toEqual(games.map(({ gameCode }) => gameCode))
  for (const column of Object.values(file.games)) expect(column).toHaveLength(games.length)
})

test('places refer to the records that the game names', () => {
  for (const [place, game] of games.entries()) {
    expect(file.providers[file.games.provider[place] ?? -1]?.id).toBe(game.provider)
    expect(file.games.collections[place]?.map((at) => file.collections[at]?.id)).toEqual(game.collections)
    expect(Boolean((file.games.flags[place] ?? 0) & gameFlags.demo)).toBe(game.demoEnabled)
    expect(Boolean((file.games.flags[place] ?? 0) & gameFlags.jackpot)).toBe(game.jackpot)
  }
})

test('a category lists its games in rank order, without removed games', () => {
  const [first] = categories
  const own = file.categories.find(({ id }) => id === first?.id)
  expect(own?.games.map((place) => file.games.code[place])).toEqual(first?.games)
  const gone = catalogueFileOf(catalogueOf({ ...lists, games: games.slice(1) }))
  for (const { games: places } of gone.categories)
    for (const place of places) expect(gone.games.code[place]).toBeDefined()
})

test('a measure of 0 is one that the studio does not say', () => {
  const silent = { ...games[0], rtp: 0, volatility: 0, lines: 0, numberOfReels: 0, maxBet: 0, maxWin: 0 }
  const { games: columns } = catalogueFileOf(catalogueOf({ ...lists, games: [silent as (typeof games)[0]] }))
  const { rtp, volatility, lines: payLines, reels, maxBet, maxWin } = columns
  expect([rtp, volatility, payLines, reels, maxBet, maxWin]).toEqual(Array(6).fill([null]))
})

test('a game whose provider is unknown is left out', () => {
  const orphan = catalogueFileOf(catalogueOf({ ...lists, providers: [] }))
  expect(orphan.games.code).toEqual([])
})

test('HTT-05 a catalogue without a list, or with columns of different lengths, is refused', () => {
  const lines = catalogueLines(file)
  expect(openCatalogue(lines)).toEqual(file)
  expect(() => openCatalogue(lines.slice(0, -1))).toThrow()
  expect(() => openCatalogue([...lines, { games: { rtp: [1] } }])).toThrow('column rtp')
  expect(() => openCatalogue('<html>')).toThrow()
  expect(() => openCatalogue([])).toThrow()
})

test('a catalogue of the release before, which names no hues, opens', () => {
  const { hue, ...before } = file.games
  const opened = openCatalogue(catalogueLines({ ...file, games: before as typeof file.games }))
  expect(opened).toEqual({ ...file, games: { ...before, hue: hue.map(() => null) } })
})
