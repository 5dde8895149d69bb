// @vitest-environment node
import { expect, test } from 'vitest'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from './catalogue.ts'
import { catalogueFileOf } from './catalogueFile.ts'
import { tileOf } from './slices/tile.ts'
import { factsAt, tileAt } from './tiles.ts'

test('a tile has the same hue from the catalogue of the browser as from the server', () => {
  const colors = ['#12773d', '#808080', undefined, '#ff5fa8']
  const colored = games.slice(0, colors.length).map((game, at) => ({ ...game, color: colors[at] }))
  const lists = { collections: [], collectionGroups: [], categories: [] }
  const catalogue = catalogueOf({ games: colored, providers, jackpots, ...lists })
  const file = catalogueFileOf(catalogue)
  const hues = colored.map((_, place) => tileAt(file, place).hue)
  expect(hues).toEqual([5, undefined, undefined, 0])
  expect(colored.map((game) => tileOf(catalogue, game).hue)).toEqual(hues)
})

test('the facts of a game are the same from the catalogue of the browser as from its record', () => {
  const lists = { collections: [], collectionGroups: [], categories: [] }
  const file = catalogueFileOf(catalogueOf({ games, providers, jackpots, ...lists }))
  const listed = games.map(({ gameCode }) => factsAt(file, file.games.code.indexOf(gameCode)))
  expect(listed.map(({ rtp, maxWin, reels, info }) => [rtp, maxWin, reels, info.lines])).toEqual(
    games.map(({ rtp, maxWin, numberOfReels, lines }) => [rtp, maxWin, numberOfReels, lines]),
  )
})
