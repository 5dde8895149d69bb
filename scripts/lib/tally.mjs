import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './run.mjs'

const readers = {
  vitest: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  jest: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    note: stats.flaky > 0 ? `, ${stats.flaky} of them at the second try` : '',
  }),
}

/** Tests of one step; a step that fails without a failed test (a crash, no report) counts as one. */
function countOf({ report }, code) {
  const path = report && join(root, report.file)
  if (!path) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const { passed, failed, note } = readers[report.kind](JSON.parse(readFileSync(path, 'utf8')))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, note }
}

/** Runs the steps one after another, all of them, and prints the sum; true when nothing failed. */
export async function runSteps(steps) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const total = { passed: 0, failed: 0 }
  const lines = []
  for (const step of steps) {
    say(step.name)
    if (step.report) rmSync(join(root, step.report.file), { force: true })
    const started = Date.now()
    const [command, ...args] = step.command
    const code = await run(command, args, { quiet: step.quiet })
    const { passed, failed, note = '' } = countOf(step, code)
    total.passed += passed
    total.failed += failed
    const seconds = Math.round((Date.now() - started) / 1000)
    const mark = failed === 0 ? '✓' : '✗'
    lines.push(`${mark} ${step.name}: ${passed} passed${note}, ${failed} failed (${seconds} s)`)
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}
