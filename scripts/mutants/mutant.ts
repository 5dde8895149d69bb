/** What of a file is broken on purpose, one change at a time, and the test that must fail for each. */
export type Mutations = {
  file: string
  test: string
  /** What then goes wrong, the text as it stands in the file, and what takes its place. */
  changes: [what: string, find: string, replacement: string][]
}

/** One change by itself. */
export type Mutant = { file: string; test: string; what: string; find: string; replacement: string }

export const mutantsOf = (all: readonly Mutations[]): Mutant[] =>
  all.flatMap(({ file, test, changes }) =>
    changes.map(([what, find, replacement]) => ({ file, test, what, find, replacement })),
  )

/** The changed source; nothing unless the text stands in it exactly once. */
export function mutated(source: string, { find, replacement }: Mutant): string | undefined {
  const parts = source.split(find)
  return parts.length === 2 ? parts.join(replacement) : undefined
}
