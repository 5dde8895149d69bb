import * as v from 'valibot'
import { Id, Text } from './common.ts'
import { lenient, lenientList } from './repair.ts'

/** A time in milliseconds since 1970, given as a number or as an ISO date. */
const Timestamp = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((given) => new Date(given).getTime()),
  v.number(),
  v.finite(),
)

/** A message of the site for all visitors (S2 3, WEB-01). */
export const WebMessage = v.object({
  id: Id,
  start: Timestamp,
  /** Missing or null without an end. */
  end: v.nullish(Timestamp),
  /** The highest is shown first. */
  priority: v.pipe(v.number(), v.finite()),
  /** Title, text, picture and link are our decision. */
  title: Text,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  image: lenient(v.pipe(v.string(), v.maxLength(2048))),
  action: lenient(v.object({ label: Text, href: v.pipe(v.string(), v.maxLength(2048)) })),
})
export type WebMessage = v.InferOutput<typeof WebMessage>

/** Highest number of messages that are read; a list of more is cut. */
const MAX_WEB_MESSAGES = 100

export const WebMessages = lenientList(WebMessage, MAX_WEB_MESSAGES)
