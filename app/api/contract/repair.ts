import * as v from 'valibot'

/** The first problem of a failed parse, with the path to the field: `labels.0.title: Invalid type`. */
export function problemOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  if (!issue) return 'unknown problem'
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  return path ? `${path}: ${issue.message}` : issue.message
}

/** What was mended in the record that is being parsed. Parsing is synchronous: there is one at a time. */
let mended: string[] | undefined

export const mend = (problem: string): void => void mended?.push(problem)

/** `parse`, and what was mended meanwhile. */
export function whileMending<T>(parse: () => T): { result: T; mended: string[] } {
  const own: string[] = []
  mended = own
  try {
    return { result: parse(), mended: own }
  } finally {
    mended = undefined
  }
}

/** Entries of a list inside a record, where nothing else is said. */
const MOST = 200

/** A list inside a record: entries that do not fit, and those after the first `most`, are left out. */
export const lenientList = <Item extends v.GenericSchema>(item: Item, most = MOST) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs): v.InferOutput<Item>[] => {
      if (inputs.length > most) mend(`${inputs.length - most} entries above the budget of ${most}`)
      return inputs.slice(0, most).flatMap((input) => {
        const result = v.safeParse(item, input)
        if (result.success) return [result.output]
        mend(`entry left out: ${problemOf(result.issues)}`)
        return []
      })
    }),
  )

/** A field that its record can be without: one that does not fit is none. */
export const lenient = <Field extends v.GenericSchema>(field: Field) =>
  v.optional(
    v.fallback(v.optional(field), (dataset) => {
      mend(`field left out: ${problemOf(dataset?.issues ?? [])}`)
      return undefined
    }),
  )
