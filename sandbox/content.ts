import { createHash } from 'node:crypto'
import type { Game } from '#app/api/contract/casino.ts'
import { reseed, type SandboxDb } from './database.ts'
import type { ContentKind } from './seed/content.ts'

/** The requested version of the content. */
export type Status = 'Published' | 'Draft'

/** A JSON response, ready to send; cached because the list of all games has a megabyte. */
export type Body = { text: string; etag: string }

/** The content that routes read and change. */
export type Content = ReturnType<typeof createContent>

/** A body with the tag of its bytes. */
export function bodyOf(text: string): Body {
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url').slice(0, 20)}"` }
}

/** Reads the content tables; a draft row replaces the published one, and draft-only rows are added. */
export function createContent(db: SandboxDb) {
  const bodies = new Map<string, Body>()
  const { gamesOf, firstOf, liveOf, rowsOf, rowOf, gameOf, worldOf, titleOf, write } = statements(db)

  function cached(key: string, make: () => string): Body {
    const known = bodies.get(key)
    if (known) return known
    const body = bodyOf(make())
    bodies.set(key, body)
    return body
  }

  return {
    games: () => cached('games', () => list(gamesOf.all())),
    list: (kind: ContentKind, status: Status) =>
      cached(`${kind} ${status}`, () => list(rowsOf.all({ kind, status }))),
    one(kind: ContentKind, id: string, status: Status): Body | undefined {
      const row = rowOf.get({ kind, id, status })
      return row && bodyOf(String(row.body))
    },
    game(code: string): Game | undefined {
      const row = gameOf.get(code)
      return row && JSON.parse(String(row.body))
    },
    /** The first games in rank order. */
    first: (count: number): Game[] => firstOf.all(count).map((row) => JSON.parse(String(row.body))),
    /** The first live games in rank order, each with the world of its name. */
    live: (count: number): { game: Game; world: string }[] =>
      liveOf.all(count).map(({ body, world }) => ({ game: JSON.parse(String(body)), world: String(world) })),
    /** The world of a game's name, for the drawings. */
    world: (code: string) => worldOf.get(code)?.world as string | undefined,
    pictureTitle: (id: string) => titleOf.get(id)?.title as string | undefined,
    write(kind: ContentKind, id: string, status: Status, body: unknown) {
      write.run({ kind, id, status, body: JSON.stringify(body) })
      bodies.clear()
    },
    reset() {
      reseed(db)
      bodies.clear()
    },
  }
}

function statements(db: SandboxDb) {
  return {
    gamesOf: db.prepare('select body from game order by place'),
    firstOf: db.prepare('select body from game order by place limit ?'),
    liveOf: db.prepare(
      "select body, world from game where json_extract(body, '$.type') = 'Live' order by place limit ?",
    ),
    rowsOf: db.prepare(`
    select body from content as row
    where kind = :kind and (status = :status or (status = 'Published' and not exists (
      select 1 from content as draft
      where draft.kind = row.kind and draft.id = row.id and draft.status = :status)))
    order by (select min(place) from content as twin where twin.kind = row.kind and twin.id = row.id)`),
    rowOf: db.prepare(`
    select body from content where kind = :kind and id = :id and status in (:status, 'Published')
    order by status = 'Published' limit 1`),
    worldOf: db.prepare('select world from game where code = ?'),
    gameOf: db.prepare('select body from game where code = ?'),
    titleOf: db.prepare('select title from picture where id = ?'),
    write: db.prepare(`
    insert into content (kind, id, status, place, body)
    values (:kind, :id, :status, (select count(*) from content), :body)
    on conflict (kind, id, status) do update set body = excluded.body`),
  }
}

function list(rows: { body?: unknown }[]): string {
  return `[${rows.map((row) => row.body).join(',')}]`
}
