import * as v from 'valibot'
import { contentLoads } from '#app/api/content.ts'

/** Keys that one call may name. */
export const MOST_KEYS = 100

const lists: ReadonlySet<string> = new Set(Object.keys(contentLoads))
const RECORD = /^(?:page|seo|info):[\w.~-]{1,120}$/

/** What the content store holds something under: a list by its name, or one record, such as `page:despre-noi`. */
export const ContentKey = v.pipe(v.string(), v.check(isContentKey))

/** Asked for every key of every answer. */
export function isContentKey(key: string): boolean {
  return lists.has(key) || RECORD.test(key)
}
