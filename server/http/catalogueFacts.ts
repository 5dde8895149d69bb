import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { FactKind } from '#app/api/contract/catalogueFacts.ts'
import { catalogueFacts, type FactLists, factsAbout } from '#app/domain/catalogueFacts/index.ts'
import { dayAt } from '#app/domain/period.ts'
import { viewIn } from '#app/domain/previewView.ts'
import type { Content } from '../content/content.ts'
import { memoize } from '../content/memoize.ts'
import { privateHeaders as headers } from './headers.ts'
import type { Limiter } from './limiter.ts'
import { draftReadersOnly } from './previewAccess.ts'

/** Rows of each group at first, and of one group that was asked for. */
const FIRST_ROWS = 20
const MORE_ROWS = 100

/** Calls in a minute for one visitor's address: an editor who types into the filter sends a few a second. */
export const MAX_FACT_CALLS = 300

const Query = v.object({
  find: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  kind: v.optional(FactKind),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
})

/** Every list of drafts that loads; a failure has been logged where it happened. */
async function draftLists({ get }: Pick<Content, 'get'>): Promise<FactLists> {
  const unknown = () => undefined
  const [games, providers, categories, collections, jackpots] = await Promise.all([
    get('games', 'Draft').catch(unknown),
    get('providers', 'Draft').catch(unknown),
    get('categories', 'Draft').catch(unknown),
    get('collections', 'Draft').catch(unknown),
    get('jackpots', 'Draft').catch(unknown),
  ])
  return { games, providers, categories, collections, jackpots }
}

/**
 * `GET` here: the facts of the drafts' catalogue for operators, in preview only. All groups with their first 20 rows, or
 * with `kind` that group with up to 100 rows after the first `from`; `find` filters by name, provider and code. 400 for
 * another query, 401 for a request that may not read drafts, 429 after 300 calls in a minute.
 */
export function catalogueFactRoutes(
  content: Pick<Content, 'get'>,
  calls: Limiter,
  now: () => number = Date.now,
): Hono {
  const factsOf = memoize((today: string, ...lists: (readonly unknown[] | undefined)[]) => {
    const [games, providers, categories, collections, jackpots] = lists
    return catalogueFacts({ games, providers, categories, collections, jackpots } as FactLists, today)
  })

  return new Hono().get('/', draftReadersOnly, async (context: Context) => {
    if (await calls.take(context.get('counted')))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const query = v.safeParse(Query, context.req.query())
    if (!query.success) return context.json({ code: 'bad-query' }, 400, headers)
    const { find, kind, from } = query.output
    const { at } = viewIn(new URL(context.req.url).search)
    const { games, providers, categories, collections, jackpots } = await draftLists(content)
    const today = at?.slice(0, 10) ?? dayAt(now())
    const facts = factsAbout(factsOf(today, games, providers, categories, collections, jackpots), find)
    const asked = kind ? facts.filter((group) => group.kind === kind) : facts
    const rows = kind ? MORE_ROWS : FIRST_ROWS
    const answer = asked.map((group) => ({ ...group, rows: group.rows.slice(from, from + rows) }))
    return context.json(answer, 200, headers)
  })
}
