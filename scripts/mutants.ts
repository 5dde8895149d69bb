// npm run mutants -- jackpots: breaks rules of app/ on purpose, one at a time, and reports which test fails.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lists } from './mutants/lists.ts'
import { type Mutant, mutantsOf, mutated } from './mutants/mutant.ts'
import { places } from './mutants/places.ts'
import { site } from './mutants/site.ts'

const root = join(import.meta.dirname, '..')
/** Number of parallel runs. */
const PARALLEL_RUNS = 2
/** Timeout in milliseconds, since a mutant may never end. */
const RUN_TIMEOUT_MS = 60_000

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }
type Outcome = { mutant: Mutant; killer?: string; fault?: string }

/** The first of `tests` that fails with the mutant, or without one; undefined if all pass. */
function failing(tests: readonly string[], lane: number, mutant?: Mutant): Promise<string | undefined> {
  const report = join(tmpdir(), `mutant-${process.pid}-${lane}.json`)
  const words = ['run', '--config', 'scripts/mutants/vitest.config.ts', ...tests]
  const env = { ...process.env, MUTANT: JSON.stringify(mutant ?? null) }
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      env,
      maxBuffer: 1 << 26,
      timeout: RUN_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    } as const
    const vitest = join(root, 'node_modules', '.bin', 'vitest')
    execFile(vitest, [...words, '--reporter=json', `--outputFile=${report}`], options, (error) => {
      if (error?.killed) return resolve(`a test that no longer ends: ${tests.join(', ')}`)
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
  const killer = await failing([mutant.test], lane, mutant)
  return killer ? { mutant, killer } : { mutant, fault: `survives ${mutant.test}` }
}

function said({ mutant: { file, what }, killer, fault }: Outcome): string {
  return `${fault ? '✗' : '✓'} ${file}: ${what}\n    ${fault ?? `killed by „${killer}”`}`
}

async function run(wanted: readonly string[]): Promise<number> {
  const all = mutantsOf([...lists, ...site, ...places])
  const asked = all.filter(({ file }) => wanted.every((word) => file.includes(word)))
  const broken = await failing([...new Set(asked.map(({ test }) => test))], 0)
  if (broken) {
    console.error(`Nothing is broken yet, and still „${broken}” fails.`)
    return 1
  }
  const waiting = [...asked]
  const outcomes: Outcome[] = []
  const lanes = Array.from({ length: PARALLEL_RUNS }, async (_, lane) => {
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
