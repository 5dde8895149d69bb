import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { UnsavedRecords } from '#app/api/contract/cmsMessages.ts'
import { ContentError } from '#app/api/errors.ts'
import { viewIn } from '#app/domain/previewView.ts'
import type { Content } from '../content/content.ts'
import { privateHeaders as headers } from './headers.ts'
import type { Limiter } from './limiter.ts'
import { jsonOnly, ownPagesOnly } from './networkAccess.ts'
import { editorsOnly } from './previewAccess.ts'

/** Largest body in bytes. */
const MAX_BYTES = 1024 * 1024

/** Pages in a minute for one visitor's address: one for every pause in an editor's typing. */
export const MAX_UNSAVED_PAGES = 600

const Path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048))
const Body = v.object({ records: UnsavedRecords })

const refuse = (context: Context, status: 400 | 404 | 413 | 500, code: string) =>
  context.json({ code }, status, headers)

const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (context) => refuse(context, 413, 'too-large') })

/**
 * `POST` here, `{ records }`: the draft of a page with these records instead of the saved ones, for the editor who is
 * writing them (CMS-04). Nothing of it is stored. 400 for another body or path, 403 for another origin, 404 for an
 * unknown page, 401 and 403 without an editor's pass, 413, 415, 429 after 600 pages in a minute.
 */
export function unsavedRoutes(content: Pick<Content, 'answerFor'>, calls: Limiter): Hono {
  return new Hono().post('/', editorsOnly, ownPagesOnly, jsonOnly, limit, async (context) => {
    if (await calls.take(context.get('counted')))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const path = context.req.query('path')
    const body = v.safeParse(Body, await context.req.json().catch(() => undefined))
    if (!v.is(Path, path)) return refuse(context, 400, 'bad-query')
    if (!body.success) return refuse(context, 400, 'bad-body')
    const view = viewIn(new URL(context.req.url).search)
    try {
      const answer = await content.answerFor(path, 'Draft', view, body.output.records)
      return answer ? context.json(answer, 200, headers) : refuse(context, 404, 'unknown-page')
    } catch (error) {
      // The failure may quote what the editor has written.
      return refuse(context, 500, error instanceof ContentError ? error.key : 'unexpected')
    }
  })
}
