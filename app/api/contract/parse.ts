import * as v from 'valibot'
import { createYieldToMain } from '#app/lib/yieldToMain.ts'
import { problemOf, whileMending } from './repair.ts'

/** Something that was left out of an answer, or mended; `index` is −1 where it is about the whole answer. */
export type Dropped = { where: string; index: number; problem: string }

/** Lines about one answer; how many more there would be stands in the last. */
const MOST_LINES = 20

/** Milliseconds after which the rest of a list waits for others to have their turn. */
const TURN = 20

/** Levels of lists and records in each other; no record of the contract has more than ten. */
const DEEPEST = 40

const isDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inside) => isDeep(inside, left - 1)))

type Report = (dropped: Dropped) => void

/** The first lines about one answer, and how many more there would have been. */
export function linesAbout(where: string, report: Report) {
  let count = 0
  function say(index: number, problem: string): void {
    count += 1
    if (count <= MOST_LINES) report({ where, index, problem })
  }
  function end(): void {
    if (count > MOST_LINES) report({ where, index: -1, problem: `${count - MOST_LINES} more like these` })
  }
  return {
    say,
    end,
    /** About the answer as a whole. */
    all(problems: readonly string[]): void {
      for (const problem of problems) say(-1, problem)
      end()
    },
  }
}

type Parsed<T> = { output: T; problems: string[] } | { output?: never; problems: string[] }

function parseOne<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Parsed<v.InferOutput<Schema>> {
  if (isDeep(input)) return { problems: [`deeper than ${DEEPEST} levels`] }
  const { result, mended } = whileMending(() => v.safeParse(schema, input))
  return result.success
    ? { output: result.output, problems: mended }
    : { problems: [problemOf(result.issues)] }
}

export type ListOptions = {
  where: string
  report: Report
  /** Entries that are taken (HTT-08). */
  most: number
  /** Field that no two entries may share; of two the first counts. */
  unique?: string
}

/**
 * The items of `input` that fit `schema`; the others are reported and left out, so that one malformed record
 * costs itself and not the page. Rejects only when `input` is no list. A long one is read in turns.
 */
export async function parseList<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  { where, report, most, unique }: ListOptions,
): Promise<v.InferOutput<Schema>[]> {
  if (!Array.isArray(input)) throw new TypeError(`${where}: expected a list, received ${typeof input}`)
  const { say, end } = linesAbout(where, report)
  const kept: v.InferOutput<Schema>[] = []
  const seen = new Set<unknown>()
  const yieldToMain = createYieldToMain(TURN)
  for (const [index, item] of input.slice(0, most).entries()) {
    await yieldToMain()
    const { output, problems } = parseOne(schema, item)
    for (const problem of problems) say(index, problem)
    if (output === undefined) continue
    const key = unique && (output as Record<string, unknown>)[unique]
    if (key && seen.has(key)) say(index, `${unique}: used twice`)
    else kept.push(output)
    seen.add(key)
  }
  end()
  if (input.length > most) {
    report({ where, index: most, problem: `${input.length - most} entries above the budget of ${most}` })
  }
  return kept
}

/** `input` as one record; throws when it does not fit. */
export function parseRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  { where, report }: Pick<ListOptions, 'where' | 'report'>,
): v.InferOutput<Schema> {
  const { output, problems } = parseOne(schema, input)
  if (output === undefined) throw new TypeError(problems.join())
  linesAbout(where, report).all(problems)
  return output
}
