import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seedEverything } from './seed/content.ts'
import { tagOfSources } from './sources.ts'

/** The sandbox's database; other parts of the sandbox may have tables in it. */
export type SandboxDb = DatabaseSync

const metaTable = 'create table if not exists meta (name text primary key, value text not null) strict'

const schema = `
create table game (
  place integer primary key,
  code text not null unique,
  world text not null,
  body text not null
) strict;
create table content (
  kind text not null,
  id text not null,
  status text not null check (status in ('Published', 'Draft')),
  place integer not null,
  body text not null,
  primary key (kind, id, status)
) strict, without rowid;
create table picture (id text primary key, title text not null) strict;
`

type DatabaseOptions = {
  file: string
  games: number
  /** Time of the seed in milliseconds: promotions are those around its month. @default the current time */
  now?: number
}

/** Opens the file and fills it if it is empty or was filled by another seed or for another number of games. */
export function openDatabase({ file, games, now = Date.now() }: DatabaseOptions): SandboxDb {
  if (!Number.isInteger(games) || games < 100 || games > 100_000) {
    throw new Error(`openDatabase: games must be a whole number from 100 to 100000, not ${games}`)
  }
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal;')
  db.exec(metaTable)
  if (meta(db, 'seed') !== seedVersion()) {
    // An older seed may have had other columns.
    db.exec('drop table if exists game; drop table if exists content; drop table if exists picture;')
    db.exec(schema)
    fill(db, games, now)
  } else if (meta(db, 'games') !== String(games)) fill(db, games, now)
  return db
}

/** Restores the content of the seed. */
export function reseed(db: SandboxDb): void {
  fill(db, Number(meta(db, 'games')), Date.now())
}

function seedVersion(): string {
  return tagOfSources([
    'database.ts',
    'seed/**/*.ts',
    'fixtures/**/*.ts',
    'media/clips.ts',
    'art/{color,dominantColor,family-of,palettes,providers,random,words}.ts',
  ])
}

function meta(db: SandboxDb, name: string): string | undefined {
  return db.prepare('select value from meta where name = ?').get(name)?.value as string | undefined
}

function fill(db: SandboxDb, count: number, now: number): void {
  const { seeded, content, pictures } = seedEverything(count, now)
  // In one transaction: a process that is killed meanwhile leaves the old content, never half of the new.
  db.exec('begin immediate')
  try {
    db.exec('delete from meta; delete from game; delete from content; delete from picture;')
    const addGame = db.prepare('insert into game (place, code, world, body) values (?, ?, ?, ?)')
    for (const [place, { game, world }] of seeded.entries()) {
      addGame.run(place, game.gameCode, world, JSON.stringify(game))
    }
    const addContent = db.prepare(
      'insert into content (kind, id, status, place, body) values (?, ?, ?, ?, ?)',
    )
    for (const [place, { kind, id, status, body }] of content.entries()) {
      addContent.run(kind, id, status, place, JSON.stringify(body))
    }
    const addPicture = db.prepare('insert into picture (id, title) values (?, ?)')
    for (const { id, title } of pictures) addPicture.run(id, title)
    const addMeta = db.prepare('insert into meta (name, value) values (?, ?)')
    addMeta.run('seed', seedVersion())
    addMeta.run('games', String(count))
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
