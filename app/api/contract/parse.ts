import * as v from 'valibot'

/** One item of a list that did not fit its schema and was left out. */
export type Dropped = { where: string; index: number; problem: string }

/** The first problem of a failed parse, with the path to the field: `labels.0.title: Invalid type`. */
export function problemOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  if (!issue) return 'unknown problem'
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  return path ? `${path}: ${issue.message}` : issue.message
}

/**
 * The items of `input` that fit `schema`; the others are reported and left out, so that one malformed record
 * costs itself and not the page. Throws only when `input` is no list.
 */
export function parseList<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  where: string,
  report: (dropped: Dropped) => void,
): v.InferOutput<Schema>[] {
  if (!Array.isArray(input)) throw new TypeError(`${where}: expected a list, received ${typeof input}`)
  return input.flatMap((item, index) => {
    const result = v.safeParse(schema, item)
    if (result.success) return [result.output]
    report({ where, index, problem: problemOf(result.issues) })
    return []
  })
}
