import { parseArgs } from 'node:util'
import { formatTable } from '../report.ts'
import { measureSentences, sentencesSection } from './sentences.ts'

/** `--all` lists every answer that is not exact, not only the worst. */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

console.log(
  formatTable([sentencesSection(measureSentences(), values.all ? Number.POSITIVE_INFINITY : undefined)]),
)
