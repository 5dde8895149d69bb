import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, run, say } from './run.mjs'

const secondTry = (count) => (count > 0 ? `, ${count} of them at the second try` : '')

/** Vitest and Jest write the same report; a test that passed at the second attempt has its first failure. */
function tests({ numPassedTests, numFailedTests, testResults }) {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ name, ...test })),
  )
  const hasFailed = ({ status, failureMessages = [] }) => status === 'failed' || failureMessages.length > 0
  const crashed = testResults.filter(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    note: secondTry(all.filter((test) => test.status === 'passed' && hasFailed(test)).length),
    names: [
      ...all.filter(hasFailed).map((test) => failure(test.name, test)),
      ...crashed.map(({ name, message }) => failure(name, { failureMessages: [message] })),
    ],
  }
}

const failure = (file, { fullName = '', failureMessages = [] }) =>
  `${relative(root, file)} › ${fullName.trim()}\n    ${failureMessages.join('\n').split('\n').slice(0, 6).join('\n    ')}`

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const readers = {
  vitest: tests,
  jest: tests,
  playwright: (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    note: secondTry(report.stats.flaky),
    names: specsOf(report).flatMap(({ file, line, title, tests: [{ status }] }) =>
      status === 'unexpected' || status === 'flaky' ? [`e2e/${file}:${line} › ${title} (${status})`] : [],
    ),
  }),
}

/** Number of tests of one step; a step that fails without a failed test (a crash, no report) counts as one. */
function countOf({ report }, code) {
  const path = report && join(root, report.file)
  if (!path) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const counted = readers[report.kind](JSON.parse(readFileSync(path, 'utf8')))
  return { ...counted, failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed }
}

/** Runs all steps one after another and prints the sum; true if none failed. */
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
    const { passed, failed, note = '', names = [] } = countOf(step, code)
    total.passed += passed
    total.failed += failed
    const seconds = Math.round((Date.now() - started) / 1000)
    const mark = failed === 0 ? '✓' : '✗'
    lines.push(`${mark} ${step.name}: ${passed} passed${note}, ${failed} failed (${seconds} s)`)
    lines.push(...names.map((name) => `  ${name}`))
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}
