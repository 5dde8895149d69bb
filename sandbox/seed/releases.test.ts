import { describe, expect, it } from 'vitest'
import type { Category } from '#app/api/contract/cms.ts'
import { seedEverything } from './content.ts'
import { infoOf } from './info.ts'
import { listOf } from './lists.ts'
import { newSlots } from './releases.ts'

const { seeded, content } = seedEverything(2500)
const games = seeded.map(({ game }) => game)
const byCode = new Map(games.map((game) => [game.gameCode, game]))

describe('what the filters offer of a game', () => {
  it('matches its details', () => {
    for (const game of games) {
      const { lines, specialFeatures } = infoOf(game)
      expect({ lines, specialFeatures }).toEqual({ lines: game.lines, specialFeatures: game.specialFeatures })
    }
  })

  it('has lines where there are reels, and features of its type, each once', () => {
    for (const { numberOfReels, lines, specialFeatures = [] } of games) {
      expect(lines !== undefined).toBe(numberOfReels !== undefined)
      expect(new Set(specialFeatures).size).toBe(specialFeatures.length)
      expect(specialFeatures.length).toBeLessThanOrEqual(4)
    }
    expect(games.filter(({ specialFeatures = [] }) => specialFeatures.length === 0).length).toBeGreaterThan(
      100,
    )
  })
})

describe('releases', () => {
  it('lie within the three years before the day of the catalogue', () => {
    for (const { releasedOn = '' } of games) {
      expect(releasedOn >= '2023-11-20' && releasedOn < '2026-11-20', releasedOn).toBe(true)
    }
  })

  it('order the new slots, the latest first', () => {
    const rows = content.filter(({ kind, id }) => kind === 'category' && id === newSlots)
    const codes = rows.flatMap(({ body }) => (body as Category).games)
    const days = codes.map((code) => byCode.get(code)?.releasedOn ?? '')
    expect(days.length).toBe(128)
    expect(days).toEqual(days.toSorted().toReversed())
    const left = games.filter(({ type }) => type === 'Slot').map(({ releasedOn = '' }) => releasedOn)
    expect(left.filter((day) => day > (days.at(-1) ?? '')).length).toBeLessThanOrEqual(days.length)
  })

  it('keep the row of new slots as in the lobby', () => {
    const rows = content.filter(({ kind, id }) => kind === 'category' && id === newSlots)
    const codes = rows.flatMap(({ body }) => (body as Category).games)
    const first = ['zarul-lunaparcului', 'mere-salbatice', 'poteca-ceahlaului', 'cleopatra-kingdom']
    expect(codes.slice(0, 4)).toEqual(first)
  })

  it('precede the weight of a game in a list of the newest', () => {
    const days = ['2025-01-01', '2026-11-01', '2026-01-01', '2026-11-01']
    const some = seeded.slice(0, 4).map(({ game, world }, place) => ({
      game: { ...game, releasedOn: days[place] },
      world,
    }))
    const all = { has: () => true, order: 'any' }
    const byWeight = listOf(some, all)
    const codes = some.map(({ game }) => game.gameCode)
    const newest = codes.filter((_code, place) => days[place] === '2026-11-01')
    expect(listOf(some, { ...all, newest: true })).toEqual([
      ...byWeight.filter((code) => newest.includes(code)),
      codes[2],
      codes[0],
    ])
  })

  it('are recent for games labelled new', () => {
    const labelled = games.filter(({ labels }) => labels.some(({ title }) => title === 'Nou'))
    expect(labelled.length).toBeGreaterThan(50)
    for (const { releasedOn = '', gameCode } of labelled)
      expect(releasedOn > '2026-03-24', gameCode).toBe(true)
  })
})
