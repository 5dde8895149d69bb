import type { MiddlewareHandler } from 'hono'
import { answerInTime } from '../upstream/patience.ts'
import { STALE } from './headers.ts'

/** All that one answer waits for shares one limit (HTT-07), and what is old in it is said so. */
export const inTime: MiddlewareHandler = async (context, next) => {
  const { stale } = await answerInTime(next)
  if (stale > 0 && !context.res.headers.has(STALE)) context.header(STALE, String(Math.ceil(stale)))
}
