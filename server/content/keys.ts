import * as v from 'valibot'
import { type ContentName, contentLoads } from '#app/api/content.ts'

/** Keys that one call may name. */
export const MOST_KEYS = 100

const names = Object.keys(contentLoads) as [ContentName, ...ContentName[]]

/** What the content store holds something under: a list by its name, or one record, such as `page:despre-noi`. */
export const ContentKey = v.union([
  v.picklist(names),
  v.pipe(v.string(), v.regex(/^(?:page|seo|info):[\w.~-]{1,120}$/)),
])

export const isContentKey = (key: string): boolean => v.is(ContentKey, key)
