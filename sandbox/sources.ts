import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tag of some of the sandbox's own files: derived data is made again when one of them changes. */
export function tagOfSources(patterns: string[]): string {
  const here = import.meta.dirname
  const names = globSync(patterns, { cwd: here }).filter((name) => !name.endsWith('.test.ts'))
  const sources = names.toSorted().map((name) => join(here, name))
  const hash = createHash('sha1')
  // In a bundle all of them are part of this file.
  for (const file of sources.length > 0 ? sources : [import.meta.filename]) hash.update(readFileSync(file))
  return hash.digest('hex')
}
