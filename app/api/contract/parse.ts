import * as v from 'valibot'
import { createYieldToMain } from '../yieldToMain.ts'
import { collectRepairs, problemOf } from './repair.ts'

/** A part of a response that was dropped or repaired; `index` is −1 for the whole response. */
export type Dropped = { where: string; index: number; problem: string }

/** Highest number of reports about one response; the last one says how many more there are. */
const MAX_REPORTS = 20

/** Milliseconds of work before the reader yields to other tasks. */
const WORK_BEFORE_YIELD_MS = 20

/** Highest nesting of lists and records; no record of the contract has more than ten levels. */
const MAX_DEPTH = 40

const isDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inside) => isDeep(inside, left - 1)))

type Report = (dropped: Dropped) => void

/** Returns functions that report the first problems of a response, then the number of the others. */
export function createProblemReporter(where: string, report: Report) {
  let count = 0
  function add(index: number, problem: string): void {
    count += 1
    if (count <= MAX_REPORTS) report({ where, index, problem })
  }
  function end(): void {
    if (count > MAX_REPORTS) report({ where, index: -1, problem: `${count - MAX_REPORTS} more like these` })
  }
  return {
    add,
    end,
    /** Problems of the response as a whole. */
    all(problems: readonly string[]): void {
      for (const problem of problems) add(-1, problem)
      end()
    },
  }
}

type Parsed<T> = { output: T; problems: string[] } | { output?: never; problems: string[] }

function parseOne<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Parsed<v.InferOutput<Schema>> {
  if (isDeep(input)) return { problems: [`deeper than ${MAX_DEPTH} levels`] }
  const { result, repairs } = collectRepairs(() => v.safeParse(schema, input))
  return result.success
    ? { output: result.output, problems: repairs }
    : { problems: [problemOf(result.issues)] }
}

export type ListOptions = {
  where: string
  report: Report
  /** Highest number of entries (HTT-08). */
  most: number
  /** Field whose values must be unique; of two equal ones the first entry is kept. */
  unique?: string
  /** Called with each valid entry and its input, then with the list of them and the whole input. */
  onEntry?: ((entry: object, input: unknown) => void) | undefined
}

/**
 * The valid items of `input`; invalid ones are reported and left out, so that a malformed record does not break the
 * page. Rejects only if `input` is not a list. Yields to other tasks during a long list.
 */
export async function parseList<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  { where, report, most, unique, onEntry }: ListOptions,
): Promise<v.InferOutput<Schema>[]> {
  if (!Array.isArray(input)) throw new TypeError(`${where}: expected a list, received ${typeof input}`)
  const { add, end } = createProblemReporter(where, report)
  const kept: v.InferOutput<Schema>[] = []
  const seen = new Set<unknown>()
  const yieldToMain = createYieldToMain(WORK_BEFORE_YIELD_MS)
  for (const [index, item] of input.slice(0, most).entries()) {
    await yieldToMain()
    const { output, problems } = parseOne(schema, item)
    for (const problem of problems) add(index, problem)
    if (output === undefined) continue
    const key = unique && (output as Record<string, unknown>)[unique]
    if (key && seen.has(key)) add(index, `${unique}: used twice`)
    else {
      kept.push(output)
      if (typeof output === 'object' && output !== null) onEntry?.(output, item)
    }
    seen.add(key)
  }
  end()
  onEntry?.(kept, input)
  if (input.length > most) {
    report({ where, index: most, problem: `${input.length - most} entries above the budget of ${most}` })
  }
  return kept
}

/** `input` as one record; throws if it is invalid. */
export function parseRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  { where, report }: Pick<ListOptions, 'where' | 'report'>,
): v.InferOutput<Schema> {
  const { output, problems } = parseOne(schema, input)
  if (output === undefined) throw new TypeError(problems.join())
  createProblemReporter(where, report).all(problems)
  return output
}
