import * as v from 'valibot'

/** The first problem of a failed parse, with the path to the field: `labels.0.title: Invalid type`. */
export function problemOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  if (!issue) return 'unknown problem'
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  return path ? `${path}: ${issue.message}` : issue.message
}

/** Repairs of the record that is being parsed. Parsing is synchronous, so there is only one record at a time. */
let repairs: string[] | undefined

/** Adds a repair of the record that is being parsed. */
export const noteRepair = (problem: string): void => void repairs?.push(problem)

/** Runs `parse` and collects its repairs. */
export function collectRepairs<T>(parse: () => T): { result: T; repairs: string[] } {
  const own: string[] = []
  repairs = own
  try {
    return { result: parse(), repairs: own }
  } finally {
    repairs = undefined
  }
}

/** Default limit of a list inside a record. */
const MAX_ENTRIES = 200

/** A list inside a record: invalid entries, and those above the limit `most`, are left out. */
export const lenientList = <Item extends v.GenericSchema>(item: Item, most = MAX_ENTRIES) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs): v.InferOutput<Item>[] => {
      if (inputs.length > most) noteRepair(`${inputs.length - most} entries above the budget of ${most}`)
      return inputs.slice(0, most).flatMap((input) => {
        const result = v.safeParse(item, input)
        if (result.success) return [result.output]
        noteRepair(`entry left out: ${problemOf(result.issues)}`)
        return []
      })
    }),
  )

/** An optional field: an invalid value is left out. */
export const lenient = <Field extends v.GenericSchema>(field: Field) =>
  v.optional(
    v.fallback(v.optional(field), (dataset) => {
      noteRepair(`field left out: ${problemOf(dataset?.issues ?? [])}`)
      return undefined
    }),
  )
