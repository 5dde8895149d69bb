import { randomBytes } from 'node:crypto'
import type { SandboxDb } from '../database.ts'

const MINUTE = 60 * 1000

/** Lifetime of each kind of pass in milliseconds; a keep-alive extends a session. */
const lifetimes = {
  gateway: 30 * MINUTE,
  platform: 12 * 60 * MINUTE,
  remember: 14 * 24 * 60 * MINUTE,
  temporary: MINUTE,
  native: 10 * MINUTE,
  provider: 60 * MINUTE,
  chat: 60 * MINUTE,
  notification: 12 * 60 * MINUTE,
}
export type PassKind = keyof typeof lifetimes
const passKinds = Object.keys(lifetimes) as PassKind[]

const schema = `
create table if not exists player_pass (
  pass text primary key,
  kind text not null,
  username text not null,
  expires integer not null,
  seen text not null default '[]'
) strict, without rowid;`

/** Sessions, one-use tokens, remembered logins: everything that identifies a player. */
export function createPasses(db: SandboxDb, now: () => number) {
  db.exec(schema)
  const add = db.prepare('insert into player_pass (pass, kind, username, expires) values (?, ?, ?, ?)')
  const tidy = db.prepare('delete from player_pass where expires <= ?')
  const holder = db.prepare('select username from player_pass where pass = ? and kind = ? and expires > ?')
  const longer = db.prepare('update player_pass set expires = ? where pass = ? and kind = ?')
  const take = db.prepare(
    'delete from player_pass where pass = ? and kind = ? and expires > ? returning username',
  )
  const drop = db.prepare('delete from player_pass where pass = ? and kind = ?')
  const dropAll = db.prepare('delete from player_pass where username = ? and kind = ?')
  const count = db.prepare(
    'select count(*) as passes from player_pass where username = ? and kind = ? and expires > ?',
  )
  const seenOf = db.prepare('select seen from player_pass where pass = ?')
  const see = db.prepare('update player_pass set seen = ? where pass = ?')

  return {
    issue(kind: PassKind, username: string): string {
      tidy.run(now())
      const pass = randomBytes(24).toString('base64url')
      add.run(pass, kind, username, now() + lifetimes[kind])
      return pass
    },
    /** Username of the holder. */
    holder: (kind: PassKind, pass = '') => holder.get(pass, kind, now())?.username as string | undefined,
    extend: (kind: PassKind, pass: string) => void longer.run(now() + lifetimes[kind], pass, kind),
    /** `holder` of a one-use pass. */
    take: (kind: PassKind, pass: string) => take.get(pass, kind, now())?.username as string | undefined,
    end: (kind: PassKind, pass = '') => void drop.run(pass, kind),
    endAll(username: string, kinds: readonly PassKind[] = passKinds) {
      for (const kind of kinds) dropAll.run(username, kind)
    },
    endEverything: () => db.exec('delete from player_pass'),
    count: (kind: PassKind, username: string) => Number(count.get(username, kind, now())?.passes),
    /** Ids of the messages that a session has received. */
    seen: (pass: string): string[] => JSON.parse(String(seenOf.get(pass)?.seen ?? '[]')),
    see: (pass: string, ids: readonly string[]) => void see.run(JSON.stringify(ids), pass),
  }
}

/** Lifetime of a remembered login in seconds. */
export const rememberSeconds = lifetimes.remember / 1000
