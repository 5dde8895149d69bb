import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Game } from '#app/api/contract/casino.ts'
import type { Category, Layout } from '#app/api/contract/cms.ts'
import { openDatabase } from '../database.ts'
import * as fixtures from '../fixtures/games.ts'
import { seedEverything } from './content.ts'

const seed = (count: number) => {
  const { seeded, ...rest } = seedEverything(count)
  return { ...rest, games: seeded.map(({ game }) => game) }
}
const small = seed(2500)
const large = seed(10_000)

function bodies<Body>(from: typeof small, kind: string): Body[] {
  return from.content
    .filter((row) => row.kind === kind && row.status === 'Published')
    .map((row) => row.body as Body)
}

/** The categories in the lobbies of a seed, by id. */
function shown(from: typeof small): Map<string, string[]> {
  const layouts = bodies<Layout>(from, 'layout').filter(
    ({ type }) => type === 'Lobby' || type === 'LiveLobby',
  )
  const named = layouts
    .flatMap(({ widgets }) => widgets as { category?: string }[])
    .map(({ category }) => category)
  const categories = bodies<Category>(from, 'category').filter(({ id }) => named.includes(id))
  return new Map(categories.map(({ id, games }) => [id, games]))
}

describe('seeding', () => {
  it('gives the same content each time', () => {
    expect(JSON.stringify(seed(2500))).toBe(JSON.stringify(small))
  })

  it('CAT-09 keeps the first 2 500 games when there are 10 000', () => {
    const stable = (games: Game[]) => games.map(({ categories, collections, ...game }) => game)
    expect(large.games.length).toBe(10_000)
    expect(stable(large.games.slice(0, 2500))).toEqual(stable(small.games))
  })

  it('CAT-09 shows the same games in the lobby when there are 10 000', () => {
    const before = shown(small)
    const after = shown(large)
    expect(before.size).toBeGreaterThan(10)
    for (const [id, games] of before) expect(after.get(id)?.slice(0, games.length), id).toEqual(games)
  })

  it('gives every game with a picture the colour of its art, mostly a colour of its own', () => {
    const colors = small.games.filter(({ images }) => images.length > 0).map(({ color }) => color)
    expect(colors.length).toBeGreaterThan(2000)
    for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(new Set(colors).size).toBeGreaterThan(colors.length / 2)
  })

  it('gives every game its own code and name, in letters of an address', () => {
    expect(new Set(large.games.map(({ gameCode }) => gameCode)).size).toBe(10_000)
    expect(new Set(large.games.map(({ name }) => name)).size).toBe(10_000)
    for (const game of large.games) expect(game.gameCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(v.safeParse(v.array(Game), large.games).issues).toBeUndefined()
  })

  it('writes Romanian letters with a comma below, never with a cedilla', () => {
    expect(JSON.stringify(large)).not.toMatch(/[şţŞŢ]/)
  })

  it('has each type in its share', () => {
    const share = (type: Game['type']) => small.games.filter((game) => game.type === type).length / 2500
    expect(share('Slot')).toBeCloseTo(0.78, 1)
    expect(share('Live')).toBeCloseTo(0.09, 1)
    expect(share('Table')).toBeCloseTo(0.07, 1)
    expect(share('Crash')).toBeCloseTo(0.06, 1)
  })

  it('CAT-08 labels some games, and leaves some without pictures', () => {
    const labelled = small.games.filter(({ labels }) => labels.length > 0).length / 2500
    expect(labelled).toBeGreaterThan(0.08)
    expect(labelled).toBeLessThan(0.18)
    expect(small.games.filter(({ images }) => images.length < 3).length).toBeGreaterThan(10)
  })

  it('assigns every jackpot game to one jackpot', () => {
    const hung = bodies<{ gameCodes: string[] }>(small, 'jackpot').flatMap(({ gameCodes }) => gameCodes)
    expect(new Set(hung)).toEqual(
      new Set(small.games.filter(({ jackpot }) => jackpot).map(({ gameCode }) => gameCode)),
    )
  })

  it('starts with the games of the fixtures', () => {
    const codes = fixtures.games.map(({ gameCode }) => gameCode)
    expect(small.games.slice(0, codes.length).map(({ gameCode }) => gameCode)).toEqual(codes)
    expect(v.safeParse(v.array(Game), fixtures.games).issues).toBeUndefined()
    expect(Math.max(...fixtures.games.map(({ name }) => name.length))).toBeGreaterThanOrEqual(40)
  })
})

describe('the database file', () => {
  it('is filled once, and again for another count', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'deep', 'sandbox.sqlite')
    const count = (games: number) => {
      const db = openDatabase({ file, games })
      const row = db.prepare('select count(*) as games, sum(rowid) as mark from game').get()
      db.exec("update game set body = 'kept' where place = 0")
      const first = db.prepare('select body from game where place = 0').get()?.body
      db.close()
      return { games: row?.games, first }
    }
    expect(count(200).games).toBe(200)
    const db = openDatabase({ file, games: 200 })
    expect(db.prepare('select body from game where place = 0').get()?.body).toBe('kept')
    db.close()
    expect(count(300).games).toBe(300)
  })

  it('is refilled when an older seed had other columns', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'old.sqlite')
    const old = new DatabaseSync(file)
    old.exec("create table meta (name text primary key, value text); insert into meta values ('seed', '0')")
    old.exec('create table game (code text)')
    old.close()
    const db = openDatabase({ file, games: 200 })
    expect(db.prepare('select count(*) as games from game').get()?.games).toBe(200)
    db.close()
  })

  it('refuses an invalid count', () => {
    expect(() => openDatabase({ file: ':memory:', games: 0 })).toThrow('games must be a whole number')
  })
})
