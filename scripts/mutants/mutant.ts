/** Changes of a file, applied one at a time, and the test that must fail for each. */
export type Mutations = {
  file: string
  test: string
  /** The resulting defect, the text in the file, and its replacement. */
  changes: [what: string, find: string, replacement: string][]
}

/** A single change. */
export type Mutant = { file: string; test: string; what: string; find: string; replacement: string }

export const mutantsOf = (all: readonly Mutations[]): Mutant[] =>
  all.flatMap(({ file, test, changes }) =>
    changes.map(([what, find, replacement]) => ({ file, test, what, find, replacement })),
  )

/** The changed source; undefined unless the text occurs exactly once. */
export function mutated(source: string, { find, replacement }: Mutant): string | undefined {
  const parts = source.split(find)
  return parts.length === 2 ? parts.join(replacement) : undefined
}
