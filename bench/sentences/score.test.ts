import { describe, expect, test } from 'vitest'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Meaning } from './meaning.ts'
import { expectedOf } from './oracle.ts'
import { clean, slips } from './queries.ts'
import { recordedCatalogue } from './recorded.ts'
import { judge, meansOf, scoreOf } from './score.ts'

const file = recordedCatalogue()
const { games } = file
const namesOf = (meaning: Omit<Meaning, 'query'>) =>
  [...expectedOf(file, { query: '', ...meaning })].map((place) => games.name[place])
const placesOf = (...names: string[]) => names.map((name) => games.name.indexOf(name))

/** Games of ancient Egypt. */
const akin = ['Nile Moon', 'Sfincși 20', 'Comoara Faraonului', 'Papirusuri 40']

describe('scores', () => {
  test.each<[string, number[], number[], number, number, boolean]>([
    ['the same games in another order', [1, 2], [2, 1], 1, 1, true],
    ['one of two is wrong', [1], [1, 2], 0.5, 1, false],
    ['one of two is missing', [1, 2], [1], 1, 0.5, false],
    ['an empty answer where games are expected', [1], [], 1, 0, false],
    ['games where none are expected', [], [1], 0, 1, false],
    ['nothing where nothing is expected', [], [], 1, 1, true],
  ])('%s', (_what, expected, places, precision, recall, exact) => {
    expect(scoreOf(new Set(expected), places)).toEqual({ precision, recall, exact })
  })

  test('means of several', () => {
    const scores = [scoreOf(new Set([1]), [1, 2]), scoreOf(new Set([1]), [1])]
    expect(meansOf(scores)).toEqual({ precision: 0.75, recall: 1, exact: 0.5 })
  })

  test.each([
    ['similar games', [...akin, 'Racheta Roșie'], true],
    ['the game itself among them', [...akin, 'Regina Nilului'], false],
    ['games without a common collection', ['Racheta Roșie'], false],
    ['no game', [], false],
  ])('like a game: %s', (_what, names, exact) => {
    const like: Meaning = { query: '', like: 'Regina Nilului' }
    expect(judge(file, like, placesOf(...names)).exact).toBe(exact)
  })
})

describe('the oracle', () => {
  test('each thing named has to be borne, by any of its titles', () => {
    expect(namesOf({ text: [['Jungla'], ['Idolul de Aur', 'Racheta Roșie']] })).toEqual(['Idolul de Aur'])
  })

  test.each<[string, Omit<Meaning, 'query'>, string[]]>([
    ['name', { text: [['Racheta Roșie']] }, ['Racheta Roșie']],
    ['provider', { text: [['Moara Veche']] }, ['Steaua Orașului', 'Nile Moon', 'Sfincși 20']],
    ['collection', { text: [['Vikingii']] }, ['Rune 40', 'Războinicul Valhallei']],
    ['category', { text: [['Mese VIP']] }, ['Blackjack VIP', 'Baccarat Punto Banco Aurora 12']],
    ['label', { text: [['Exclusiv']] }, ['Steaua Polară', 'Blackjack VIP']],
    ['feature', { text: [['Clasament']] }, ['Comet Rise', 'Săgeata Cosmosului']],
    ['type', { text: [['Ruletă']], type: 'Live' }, ['Ruleta Carpați']],
    ['live tables', { text: [['Ruletă']], live: true }, ['Ruleta Carpați']],
    ['low stakes', { text: [['Poker de masă']], stake: [0, 10] }, ['Poker Omaha Brașov']],
    ['high stakes', { text: [['Blackjack']], stake: [300, 20_000] }, ['Blackjack Aramă 3', 'Blackjack VIP']],
    ['volatility', { text: [['Carpații']], volatility: [4, 4] }, ['Secretul Carpaților', 'Vârful Pierdut']],
    ['jackpot', { text: [['Pietre prețioase']], jackpot: true }, ['Diamant 40']],
    ['round and gamble', { text: [['Carpații']], bonus: true, gamble: true }, ['Vârful Pierdut']],
    ['rtp', { text: [['Jungla']], rtp: 97 }, ['Idolul de Aur']],
    ['win', { text: [['Vikingii']], win: [2_500_000, 3_000_000] }, ['Războinicul Valhallei']],
    ['nothing', { nothing: true }, []],
  ])('%s', (_what, meaning, names) => {
    expect(namesOf(meaning)).toEqual(names)
  })

  test('a game is not similar to itself', () => {
    expect(namesOf({ like: 'Rune 40' })).toContain('Războinicul Valhallei')
    expect(namesOf({ like: 'Rune 40' })).not.toContain('Rune 40')
  })

  test('a missing number meets no condition', () => {
    const withoutRtp: CatalogueFile = { ...file, games: { ...games, rtp: games.rtp.map(() => null) } }
    expect(expectedOf(withoutRtp, { query: '', rtp: 0 }).size).toBe(0)
  })

  test('an unknown title throws', () => {
    expect(() => namesOf({ text: [['Atlantida']] })).toThrow('is called "Atlantida"')
  })
})

describe('the queries', () => {
  const all = [...clean, ...slips]

  test('are three hundred different ones, a third with mistakes, a tenth without a meaning', () => {
    expect(new Set(all.map(({ query }) => query)).size).toBe(300)
    expect(slips).toHaveLength(100)
    expect(all.filter(({ nothing }) => nothing)).toHaveLength(30)
  })

  test('have games that they mean, or mean nothing', () => {
    const empty = all.filter(
      (meaning) => !meaning.nothing && !meaning.like && expectedOf(file, meaning).size === 0,
    )
    expect(empty).toEqual([])
  })
})
