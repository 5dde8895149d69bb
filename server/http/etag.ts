import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Tag of a response body; weak, since it is the same in every encoding. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const plain = (tag: string) => tag.trim().replace(/^W\//, '')

const isAmong = (tag: string, list: string): boolean =>
  list.trim() === '*' || list.split(',').some((one) => plain(one) === plain(tag))

/** Headers of a body, left out without one. */
const ofBody = ['content-length', 'content-encoding', 'content-type']

/** 304 for a client that has the response already; with its other headers, which browsers update. */
export const notModified: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const tag = res.headers.get('etag')
  const asked = context.req.header('if-none-match')
  if (res.status !== 200 || !tag || !asked || !isAmong(tag, asked)) return
  const headers = new Headers(res.headers)
  for (const name of ofBody) headers.delete(name)
  context.res = undefined
  context.res = new Response(null, { status: 304, headers })
}
