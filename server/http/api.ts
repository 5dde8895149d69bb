import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { ContentError } from '#app/api/errors.ts'
import type { Content } from '../content/content.ts'
import { encode, encodingFor } from './compress.ts'
import { apiHeaders, IMMUTABLE, PRIVATE } from './headers.ts'

const Query = v.object({
  locale: v.optional(v.string(), 'ro'),
  status: v.optional(v.picklist(['Published', 'Draft']), 'Published'),
})

const Hash = v.pipe(v.string(), v.regex(/^[\w-]{12}$/))

async function json(context: Context, body: unknown, cacheControl: string): Promise<Response> {
  const encoding = encodingFor(context.req.header('accept-encoding'))
  const bytes = (await encode(Buffer.from(JSON.stringify(body)), encoding, 5)) as Buffer<ArrayBuffer>
  return new Response(bytes, {
    headers: {
      ...apiHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}

const problem = (context: Context, status: 400 | 404 | 500, code: string) =>
  context.json({ code }, status, { ...apiHeaders, 'cache-control': 'no-store' })

const kept = (status: ContentStatus) => (status === 'Draft' ? PRIVATE : 'public, max-age=30')

const lists = {
  '/categories': 'categories',
  '/layouts': 'layouts',
  '/layouts/menus': 'menus',
  '/layouts/submenu': 'submenu',
} as const

/** The same-origin calls (S2 7), with locale and preview status as query. `previewOn` lets drafts out. */
export function apiRoutes(content: Content, previewOn: boolean): Hono {
  const api = new Hono()

  function queryOf(context: Context) {
    const result = v.safeParse(Query, context.req.query())
    if (!result.success) return undefined
    return previewOn ? result.output : { ...result.output, status: 'Published' as const }
  }

  for (const [path, name] of Object.entries(lists)) {
    api.get(path, async (context) => {
      const query = queryOf(context)
      if (!query) return problem(context, 400, 'bad-query')
      return json(context, await content.get(name, query.status), kept(query.status))
    })
  }

  api.get('/slices/:hash', async (context) => {
    const query = queryOf(context)
    if (!query || !v.is(Hash, context.req.param('hash'))) return problem(context, 400, 'bad-query')
    const slice = await content.findSlice(context.req.param('hash'), query.status)
    if (!slice) return problem(context, 404, 'unknown-slice')
    return json(context, slice, query.status === 'Draft' ? PRIVATE : IMMUTABLE)
  })

  api.notFound((context) => problem(context, 404, 'unknown-call'))
  api.onError((error, context) =>
    problem(context, 500, error instanceof ContentError ? error.key : 'unexpected'),
  )
  return api
}
