import * as v from 'valibot'
import { withoutTrailingSlash } from '#app/domain/trailingSlash.ts'

/** Upstreams that only this process calls; the browser does not know them. */
export const HttpUrl = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.url('must be an absolute http(s) address'),
  v.regex(
    /^https?:\/\/[^@?#]+$/,
    'must be an absolute http(s) address without credentials, query or fragment',
  ),
  v.transform(withoutTrailingSlash),
)

/** A whole number within limits. */
export const whole = (fallback: string, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

/** http(s) origins separated by spaces. */
export const Origins = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:https?:\/\/[\w.:-]+ ?)*$/, 'must be http(s) origins separated by spaces'),
)

/** One of some words. */
export const choice = <const Options extends readonly string[]>(
  options: Options,
  fallback: Options[number],
) => v.optional(v.picklist(options, `must be one of ${options.join(', ')}`), fallback)

/** A shared secret. */
export const Secret = v.optional(
  v.pipe(v.string(), v.regex(/^\S{16,200}$/, 'must have 16 to 200 characters, without spaces')),
)
