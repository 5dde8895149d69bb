import * as v from 'valibot'
import { contentLoads } from '#app/api/content.ts'

/** Highest number of keys in one call. */
export const MAX_KEYS = 100

const lists: ReadonlySet<string> = new Set(Object.keys(contentLoads))
const RECORD = /^(?:page|seo|info):[\w.~-]{1,120}$/

/** Key of the content store: the name of a list, or a record such as `page:despre-noi`. */
export const ContentKey = v.pipe(v.string(), v.check(isContentKey))

/** Called for every key of every response. */
export function isContentKey(key: string): boolean {
  return lists.has(key) || RECORD.test(key)
}
