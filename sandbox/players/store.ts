import type { Game } from '#app/api/contract/casino.ts'
import type { SandboxDb } from '../database.ts'
import { tagOfSources } from '../sources.ts'
import { createPasses } from './passes.ts'
import { type Person, people, personOf } from './people.ts'
import type { PlayerState } from './state.ts'

const schema = `
create table if not exists player (
  username text primary key,
  made text not null,
  body text not null
) strict, without rowid;`

/** Number of games that people may have played, in rank order. */
const PLAYABLE_GAMES = 600

type Sources = {
  db: SandboxDb
  /** The first games of the catalogue. */
  games: (count: number) => readonly Game[]
  now: () => number
  /** Called after a change of a player's state. */
  onChange?: (before: PlayerState, after: PlayerState) => void
}

/** State and passes of all players. */
export type Players = ReturnType<typeof createPlayers>

/** The sandbox's players, in tables of their own, which survive a new seed of the content and a restart. */
export function createPlayers({ db, games, now, onChange }: Sources) {
  db.exec(schema)
  const passes = createPasses(db, now)
  const madeOf = db.prepare('select made from player where username = ?')
  const bodyOf = db.prepare('select body from player where username = ?')
  const put = db.prepare('insert or replace into player (username, made, body) values (?, ?, ?)')
  const write = db.prepare('update player set body = ? where username = ?')

  // A row from another version of these files may have other fields.
  const made = tagOfSources(['players/*.ts'])

  function begin(persons: readonly Person[]): void {
    if (persons.length === 0) return
    const known = games(PLAYABLE_GAMES)
    for (const person of persons) {
      put.run(person.username, made, JSON.stringify(person.begin(known, now())))
    }
  }

  const stateOf = (username: string): PlayerState => JSON.parse(String(bodyOf.get(username)?.body))

  begin(people.filter(({ username }) => madeOf.get(username)?.made !== made))

  return {
    passes,
    now,
    /** The state of a typed username. */
    find(username: string): PlayerState | undefined {
      const person = personOf(username)
      return person && stateOf(person.username)
    },
    get: stateOf,
    change(username: string, changeIt: (state: PlayerState) => void): PlayerState {
      // Other instances of the site may use the same file.
      db.exec('begin immediate')
      try {
        const before = stateOf(username)
        const state = structuredClone(before)
        changeIt(state)
        write.run(JSON.stringify(state), username)
        db.exec('commit')
        onChange?.(before, state)
        return state
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    /** Resets a person and ends their sessions. */
    reset(person: Person) {
      passes.endAll(person.username)
      begin([person])
    },
    resetAll() {
      passes.endEverything()
      begin(people)
    },
  }
}
