// npm run mutants -- jackpots: breaks rules of app/ on purpose, one at a time, and says which test notices.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lists } from './mutants/lists.ts'
import { type Mutant, mutantsOf, mutated } from './mutants/mutant.ts'
import { site } from './mutants/site.ts'

const root = join(import.meta.dirname, '..')
/** How many are tried at a time. */
const LANES = 2

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }
type Outcome = { mutant: Mutant; killer?: string; fault?: string }

/** The first test that fails with the file broken; nothing when all pass. */
function killerOf(mutant: Mutant, lane: number): Promise<string | undefined> {
  const report = join(tmpdir(), `mutant-${process.pid}-${lane}.json`)
  const words = ['run', '--config', 'scripts/mutants/vitest.config.ts', mutant.test]
  const env = { ...process.env, MUTANT: JSON.stringify(mutant), MUTANT_LANE: String(lane) }
  return new Promise((resolve) => {
    const options = { cwd: root, env, maxBuffer: 1 << 26 }
    const vitest = join(root, 'node_modules', '.bin', 'vitest')
    execFile(vitest, [...words, '--reporter=json', `--outputFile=${report}`], options, (error) => {
      let failed: string | undefined
      try {
        const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
        const results = testResults.flatMap(({ assertionResults }) => assertionResults)
        failed = results.find(({ status }) => status === 'failed')?.fullName
        rmSync(report)
      } catch {
        failed = undefined
      }
      resolve(error ? (failed ?? 'the file does not load') : undefined)
    })
  })
}

async function tried(mutant: Mutant, lane: number): Promise<Outcome> {
  if (mutated(readFileSync(join(root, mutant.file), 'utf8'), mutant) === undefined)
    return { mutant, fault: 'its text no longer stands once in the file' }
  const killer = await killerOf(mutant, lane)
  return killer ? { mutant, killer } : { mutant, fault: `survives ${mutant.test}` }
}

function said({ mutant: { file, what }, killer, fault }: Outcome): string {
  return `${fault ? '✗' : '✓'} ${file}: ${what}\n    ${fault ?? `killed by „${killer}”`}`
}

async function run(wanted: readonly string[]): Promise<number> {
  const all = mutantsOf([...lists, ...site])
  const asked = all.filter(({ file }) => wanted.every((word) => file.includes(word)))
  const waiting = [...asked]
  const outcomes: Outcome[] = []
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await tried(next, lane)
      outcomes.push(outcome)
      console.log(said(outcome))
    }
  })
  await Promise.all(lanes)
  const faults = outcomes.filter(({ fault }) => fault)
  console.log(`\n${asked.length} broken on purpose, ${asked.length - faults.length} noticed.`)
  for (const { mutant, fault } of faults) console.log(`  ${mutant.file}: ${mutant.what}: ${fault}`)
  return faults.length > 0 || asked.length === 0 ? 1 : 0
}

process.exitCode = await run(process.argv.slice(2))
