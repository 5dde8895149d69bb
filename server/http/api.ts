import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type ContentStatus, Lobby } from '#app/api/contract/common.ts'
import { WinnerKind } from '#app/api/contract/winners.ts'
import { ContentError } from '#app/api/errors.ts'
import { enabledLocales } from '#app/domain/locale.ts'
import { launchUrlsOf } from '#app/domain/pages/game.ts'
import { viewIn } from '#app/domain/previewView.ts'
import { specialLists } from '#app/domain/slices/special.ts'
import type { Content } from '../content/content.ts'
import type { LeaderboardsSource } from '../leaderboards.ts'
import type { WinnersSource } from '../winners.ts'
import { encode, encodingFor } from './compress.ts'
import { etagOf } from './etag.ts'
import { createFiles } from './files.ts'
import { apiHeaders, IMMUTABLE, PRIVATE, unstoredHeaders } from './headers.ts'
import { passwordRoutes } from './password.ts'
import type { PasswordCheck } from './passwordCheck.ts'
import { draftReadersOnly } from './previewAccess.ts'

const Query = v.object({
  // A locale without content is ignored (RTE-13).
  locale: v.fallback(v.optional(v.picklist(enabledLocales), 'ro'), 'ro'),
  status: v.optional(v.picklist(['Published', 'Draft']), 'Published'),
})

const Path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048))

async function json(context: Context, body: unknown, cacheControl: string): Promise<Response> {
  const encoding = encodingFor(context.req.header('accept-encoding'))
  const text = Buffer.from(JSON.stringify(body))
  const bytes = (await encode(text, encoding, 5)) as Buffer<ArrayBuffer>
  return new Response(bytes, {
    headers: {
      ...apiHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      ...(cacheControl !== PRIVATE && { etag: etagOf(text) }),
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}

const problem = (context: Context, status: 400 | 404 | 500, code: string) =>
  context.json({ code }, status, unstoredHeaders)

const kept = (status: ContentStatus) => (status === 'Draft' ? PRIVATE : 'public, max-age=30')

const lists = {
  '/categories': 'categories',
  '/layouts': 'layouts',
  '/layouts/menus': 'menus',
  '/layouts/submenu': 'submenu',
  '/jackpots': 'jackpots',
  '/feature-toggles': 'toggles',
} as const

export type ApiOptions = {
  content: Content
  /** Whether drafts are served. */
  previewOn: boolean
  winners: WinnersSource
  leaderboards: LeaderboardsSource
  /** Checks the password of unpublished games. */
  gate: PasswordCheck
  /** Name of the build being served. */
  build: () => Promise<string>
}

/** The query of a call, or `undefined` if it is invalid. */
const queryFor = (previewOn: boolean) => (context: Context) => {
  const result = v.safeParse(Query, context.req.query())
  if (!result.success) return undefined
  return previewOn ? result.output : { ...result.output, status: 'Published' as const }
}

type QueryOf = ReturnType<typeof queryFor>

/** Adds lists and pages with their slices, as JSON. */
function addContent(api: Hono, content: Content, queryOf: QueryOf): void {
  for (const [path, name] of Object.entries(lists)) {
    api.get(path, async (context) => {
      const query = queryOf(context)
      if (!query) return problem(context, 400, 'bad-query')
      return json(context, await content.get(name, query.status), kept(query.status))
    })
  }

  api.get('/pages', async (context) => {
    const query = queryOf(context)
    const path = context.req.query('path')
    if (!query || !v.is(Path, path)) return problem(context, 400, 'bad-query')
    const answer = await content.answerFor(path, query.status, viewIn(new URL(context.req.url).search))
    if (!answer) return problem(context, 404, 'unknown-page')
    const incomplete = 'page' in answer && answer.page.incomplete
    return json(context, answer, incomplete ? PRIVATE : kept(query.status))
  })

  api.get('/special-categories', async (context) => {
    const query = queryOf(context)
    const lobby = context.req.query('lobby') ?? 'Casino'
    if (!query || !v.is(Lobby, lobby)) return problem(context, 400, 'bad-query')
    const [served, catalogue] = await Promise.all([
      content.get('special', query.status),
      content.catalogue(query.status),
    ])
    return json(context, specialLists(catalogue, served, lobby), kept(query.status))
  })
}

/** Adds the catalogue: the hash of its file, and the file under that hash. */
function addCatalogue(api: Hono, content: Content, queryOf: QueryOf): void {
  const files = createFiles()

  api.get('/catalogue', async (context) => {
    const query = queryOf(context)
    if (!query) return problem(context, 400, 'bad-query')
    const { hash } = await content.catalogueFile(query.status)
    return json(context, { hash }, kept(query.status))
  })

  api.get('/catalogue/:hash', async (context) => {
    const query = queryOf(context)
    if (!query) return problem(context, 400, 'bad-query')
    const { hash, lines } = await content.catalogueFile(query.status)
    files.keep(hash, lines)
    const body = await files.body(context.req.param('hash'), context.req.header('accept-encoding'))
    if (!body) return problem(context, 404, 'unknown-catalogue')
    return new Response(body.bytes, {
      headers: {
        ...apiHeaders,
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': query.status === 'Draft' ? PRIVATE : IMMUTABLE,
        vary: 'accept-encoding',
        ...(body.encoding !== 'identity' && { 'content-encoding': body.encoding }),
      },
    })
  })
}

/** The same-origin calls (S2 7), with locale and preview status as query. */
export function apiRoutes({ content, previewOn, winners, leaderboards, gate, build }: ApiOptions): Hono {
  const api = new Hono()
  const queryOf = queryFor(previewOn)
  api.use((context, next) =>
    queryOf(context)?.status === 'Draft' ? draftReadersOnly(context, next) : next(),
  )
  addContent(api, content, queryOf)
  addCatalogue(api, content, queryOf)

  api.get('/winners', async (context) => {
    const kind = v.safeParse(WinnerKind, context.req.query('kind') ?? 'recent')
    if (!kind.success) return problem(context, 400, 'bad-query')
    return json(context, await winners(kind.output), 'public, max-age=10')
  })

  api.get('/leaderboards/:promotion', async (context) => {
    const board = await leaderboards(context.req.param('promotion'))
    if (!board) return problem(context, 404, 'unknown-leaderboard')
    return json(context, board, 'public, max-age=10')
  })

  api.get('/build', async (context) => context.json({ id: await build() }, 200, unstoredHeaders))

  api.route(
    '/preview',
    passwordRoutes(gate, async (code) => {
      const urls = launchUrlsOf(await content.catalogue('Published'), code)
      return urls ?? (previewOn ? launchUrlsOf(await content.catalogue('Draft'), code) : undefined)
    }),
  )

  api.all('*', (context) => problem(context, 404, 'unknown-call'))
  api.onError((error, context) =>
    problem(context, 500, error instanceof ContentError ? error.key : 'unexpected'),
  )
  return api
}
