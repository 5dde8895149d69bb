// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Category, type GameListSource, gameListSources } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { PersonalSlugs } from '#app/api/contract/personalSlugs.ts'
import { personalAddress, personalCategory } from './personalLists.ts'
import { matchAt } from './routeMatch.ts'
import { hiddenFromVisitors } from './visibility.ts'

const slugs: PersonalSlugs = {
  freeSpins: 'rotiri',
  favourites: 'favorite',
  mostPlayed: 'mult',
  triedOnce: 'odata',
  recentWins: 'castiguri',
  recentlyPlayed: 'recent',
  personalised: 'alese',
  liveFavourites: 'mese',
  goldenChips: 'jetoane',
}

const category = (type: GameListSource, lobby: Lobby = 'Casino'): Category => ({
  id: `${lobby}-${type}`,
  slug: `al-listei-${type.toLowerCase()}`,
  type,
  title: type,
  lobby,
  games: [],
})

test.each<[GameListSource, string]>([
  ['FreeSpins', '/utilizator/rotiri'],
  ['Favourites', '/utilizator/favorite'],
  ['MostPlayed', '/utilizator/mult'],
  ['TriedOnce', '/utilizator/odata'],
  ['RecentWins', '/utilizator/castiguri'],
  ['RecentlyPlayed', '/utilizator/recent'],
  ['BloomreachPersonalized', '/utilizator/alese'],
])('RTE-17 %s has its slug from the settings, in the lobby of its games', (type, expected) => {
  for (const active of ['Casino', 'Live'] as const) {
    expect(personalAddress(category(type), slugs, active)).toBe(expected)
    expect(personalAddress(category(type, 'Live'), slugs, active)).toBe(`/cazinou-live${expected}`)
  }
})

test.each<[GameListSource, Lobby, string]>([
  ['FavouritesLive', 'Live', '/cazinou-live/utilizator/mese'],
  ['FavouritesLive', 'Casino', '/utilizator/mese'],
  ['GoldenChips', 'Live', '/cazinou-live/utilizator/jetoane'],
  ['GoldenChips', 'Casino', '/utilizator/jetoane'],
])('RTE-17 %s uses the user route of the layout that is active: %s', (type, active, expected) => {
  expect(personalAddress(category(type, 'Live'), slugs, active)).toBe(expected)
})

test.each<[GameListSource, Lobby, string]>([
  ['BecauseYouPlayedInternal', 'Casino', '/utilizator/al-listei-becauseyouplayedinternal'],
  ['BecauseYouLikeLiveInternal', 'Live', '/cazinou-live/utilizator/al-listei-becauseyoulikeliveinternal'],
])('RTE-17 %s, which no setting names, keeps slug and lobby of its category', (type, lobby, expected) => {
  expect(personalAddress(category(type, lobby), slugs, 'Casino')).toBe(expected)
})

const personal = gameListSources.filter(hiddenFromVisitors)
const pairs = personal.flatMap((type) =>
  (['Casino', 'Live'] as const).map((active): [GameListSource, Lobby] => [type, active]),
)

test.each(pairs)('RTE-17 the link to %s in the layout %s leads to that list', (type, active) => {
  for (const lobby of ['Casino', 'Live'] as const) {
    const own = category(type, lobby)
    const match = matchAt(personalAddress(own, slugs, active))
    const layout = match?.name === 'live-casino-user-slug' ? 'Live' : 'Casino'
    expect(personalCategory([own], slugs, layout, match?.params.slug ?? '')).toBe(own)
  }
})

test('RTE-17 of two lists under one slug each layout has its own', () => {
  const both = [category('RecentlyPlayed', 'Live'), category('RecentlyPlayed', 'Casino')]
  expect(personalCategory(both, slugs, 'Casino', 'recent')).toBe(both[1])
  expect(personalCategory(both, slugs, 'Live', 'recent')).toBe(both[0])
})

test.each([
  ['the slug of the category, where a setting names another', 'al-listei-freespins', 'Casino'],
  ['a general list', 'al-listei-default', 'Casino'],
  ['a casino list in the live layout', 'rotiri', 'Live'],
  ['nothing', 'nu-e', 'Casino'],
] as const)('RTE-17 no list stands under %s', (_what, slug, layout) => {
  const all = [category('FreeSpins'), category('Default'), category('PopularPggService')]
  expect(personalCategory(all, slugs, layout, slug)).toBeUndefined()
})

test.each([
  ['none at all', {}],
  ['wrong ones', { freeSpins: 'Rotiri Gratuite', goldenChips: 7, mostPlayed: '../..' }],
])('RTE-17 with %s the settings fall back to our own slugs', (_what, served) => {
  expect(v.parse(PersonalSlugs, served)).toMatchObject({
    freeSpins: 'rotiri-gratuite',
    goldenChips: 'jetoane-de-aur',
    mostPlayed: 'cele-mai-jucate',
    liveFavourites: 'mese-preferate',
  })
})

test('RTE-17 one configured slug leaves the others unchanged', () => {
  expect(v.parse(PersonalSlugs, { triedOnce: 'gustate' })).toEqual({
    ...v.parse(PersonalSlugs, {}),
    triedOnce: 'gustate',
  })
})
