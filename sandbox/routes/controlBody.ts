import type { Context } from 'hono'
import * as v from 'valibot'

/** Milliseconds for which connections are refused after an action. */
export const Refusal = v.object({
  refuse: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
})

/** The error message for an invalid `Refusal`. */
export const NO_REFUSAL = 'refuse must be milliseconds, from 0 to 600000'

/** A validated body; a missing one is an empty object. */
export async function bodyOf<Schema extends v.GenericSchema>(c: Context, schema: Schema) {
  const text = await c.req.text()
  const value = ((): unknown => {
    try {
      return text === '' ? {} : JSON.parse(text)
    } catch {
      return undefined
    }
  })()
  return v.safeParse(schema, value)
}
