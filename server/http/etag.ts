import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Names what an answer says; weak, since it is the same in every encoding. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const plain = (tag: string) => tag.trim().replace(/^W\//, '')

const isAmong = (tag: string, list: string): boolean =>
  list.trim() === '*' || list.split(',').some((one) => plain(one) === plain(tag))

/** What describes a body that does not come. */
const ofBody = ['content-length', 'content-encoding', 'content-type']

/** 304 for whoever has the answer already; with all its other headers, which browsers take over. */
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
