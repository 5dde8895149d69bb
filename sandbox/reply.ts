import type { Context } from 'hono'
import { type Body, bodyOf, type Status } from './content.ts'

/** A JSON response with its tag; drafts are not cached. */
export function reply(c: Context, body: Body | undefined): Response {
  if (!body) return problem(c, 404, 'not found')
  c.header('ETag', body.etag)
  c.header('Cache-Control', statusOf(c) === 'Draft' ? 'private, no-cache' : 'public, max-age=5')
  if (matches(c, body.etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(body.text)
}

/** `reply` for a value that is made on request. */
export function replyWith(c: Context, value: unknown): Response {
  return reply(c, bodyOf(JSON.stringify(value)))
}

/** An error response with a one-line explanation. */
export function problem(c: Context, status: 400 | 403 | 404, error: string, issues?: unknown): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ error, issues }, status)
}

/** The requested version; `null` for an unknown one. */
export function requestedStatus(c: Context): Status | null {
  const status = c.req.query('status') ?? 'Published'
  return status === 'Published' || status === 'Draft' ? status : null
}

/** The requested version, after the check that every content route runs first. */
export function statusOf(c: Context): Status {
  return requestedStatus(c) ?? 'Published'
}

/** Whether the client has these bytes already. */
export function matches(c: Context, etag: string): boolean {
  const known = c.req.header('If-None-Match')
  return known === '*' || (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false)
}
