// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { search } from '#app/domain/search/search.ts'
import { searchIndexOf } from '#app/domain/search/searchIndex.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { gamesByProvider, recommendedGames } from './initialGames.ts'
import { gameCodeOf, gameOption, groupsOf, type OptionSource } from './options.ts'

const file = catalogueFileOf(catalogueOf(lists))
const index = searchIndexOf(file, {
  lobby: 'Casino',
  searchResultIncludes: ['providers', 'categories', 'collections'],
})
const byProvider = gamesByProvider(file)
const source: OptionSource = {
  file,
  byProvider,
  words: {
    rtp: (rtp) => `RTP ${rtp}`,
    games: (count) => `${count} jocuri`,
    jackpot: 'jackpot',
    live: 'Live',
    maintenance: 'În mentenanță',
  },
  picture: ({ code }) => ({ src: code }),
  now: () => undefined,
  logo: (id) => id && `logo ${id}`,
}
const groups = (term: string, limit = 40) => groupsOf(source, search(index, term, limit), term, limit)
const providerName = (id: string) => providers.find((own) => own.id === id)?.name

test.each(games.map((game, place) => ({ game, place })))(
  'SEA-05 the game $game.name says its provider and what sets it apart',
  ({ game, place }) => {
    const option = gameOption(source, place)
    expect(option).toMatchObject({ kind: 'game', name: game.name, href: `/joc/${game.gameCode}` })
    expect(option.picture).toEqual({ src: game.gameCode })
    expect(option.playHref).toBe(`/play/${game.gameCode}/real`)
    expect(gameCodeOf(option)).toBe(game.gameCode)
    const facts = [
      providerName(game.provider),
      ...(game.type === 'Live' ? ['Live'] : []),
      ...(game.rtp === undefined ? [] : [`RTP ${game.rtp}`]),
      ...(game.jackpot ? ['jackpot'] : []),
    ]
    expect(option.facts).toBe(facts.join(' · '))
  },
)

test('UXP-05 matching letters are marked in the original name', () => {
  const [name = ''] = file.games.name.filter((each) => /[ăâîșț]/.test(each))
  const term = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const [first] = groups(term)
  const option = first?.options.find((own) => own.name === name)
  expect(option?.matches).toEqual([[0, name.length]])
})

test('SEA-02 SEA-05 kinds are in order, each with its count, its page and its number of games', () => {
  const [{ name = '', slug = '' } = {}] = providers
  const own = groups(name).find(({ kind }) => kind === 'provider')
  const option = own?.options.find((each) => each.name === name)
  const many = games.filter(({ provider }) => providerName(provider) === name).length
  expect(option).toMatchObject({ href: `/furnizori/${slug}`, facts: `${many} jocuri` })
  expect(option).toMatchObject({
    lightLogo: `logo provider-${slug}-light`,
    darkLogo: `logo provider-${slug}-dark`,
  })
  const ofProvider = games.filter((game) => providerName(game.provider) === name)
  expect(option?.games).toEqual(ofProvider.slice(0, 4).map(({ gameCode }) => ({ src: gameCode })))
  const order = ['game', 'provider', 'category', 'collection']
  for (const term of ['a', 'ar', 'are', 'cu ', 'din', 'joc', name]) {
    const kinds = groups(term).map(({ kind }) => order.indexOf(kind))
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    for (const group of groups(term)) expect(group.count).toBeGreaterThanOrEqual(group.options.length)
  }
})

test('SEA-08 no two options of a list have the same id', () => {
  for (const term of ['a', 'e', 'din', 'cu']) {
    const ids = groups(term, 400).flatMap(({ options }) => options.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('SEA-04 a list shows up to its limit of rows, and the total number', () => {
  const [all] = groups('a', 400)
  const [some] = groups('a', 3)
  expect(some?.options).toEqual(all?.options.slice(0, 3))
  expect(some?.count).toBe(all?.count)
})

test('SEA-05 the number of games of each provider', () => {
  const own = providers.map(({ id }) => games.filter(({ provider }) => provider === id).length)
  expect(byProvider.map(({ length }) => length)).toEqual(own)
})

test.each(['Casino', 'Live'] as const)('SEA-07 the lobby %s recommends its own games', (lobby) => {
  const own = categories.find((each) => each.type === 'RecommendedPggService' && each.lobby === lobby)
  expect(recommendedGames(file, lobby).map((place) => file.games.code[place])).toEqual(own?.games ?? [])
  expect(recommendedGames({ ...file, categories: [] }, lobby)).toEqual([])
})
