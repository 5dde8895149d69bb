// @vitest-environment node
import { expect, test } from 'vitest'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from '../catalogue.ts'
import type { PageContent } from './draft.ts'
import { launchUrlsOf, playPage } from './game.ts'

const lists = { providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }

const contentWith = (requirePassword: boolean) =>
  ({
    catalogue: catalogueOf({ ...lists, games: games.map((game) => ({ ...game, requirePassword })) }),
    words: { lobby: 'Cazino', liveLobby: 'Cazinou live' },
  }) as unknown as PageContent

const slice = (requirePassword: boolean) => playPage(contentWith(requirePassword), 'diamant-40', 'demo')?.main

test('LCH-02 LCH-03 a page contains the launch addresses of its game, except for a game with a password', () => {
  expect(slice(false)).toMatchObject({ password: false, demo: { web: expect.any(String) } })
  expect(slice(true)).toMatchObject({ password: true, demo: {}, real: {} })
  expect(JSON.stringify(slice(true))).not.toMatch(/gameCode\}|launch/i)
})

test('LCH-02 the password gives them, by game code', () => {
  const { catalogue } = contentWith(true)
  expect(launchUrlsOf(catalogue, 'diamant-40')).toMatchObject({ demo: { web: expect.any(String) } })
  expect(launchUrlsOf(catalogue, 'nu-exista')).toBeUndefined()
})
