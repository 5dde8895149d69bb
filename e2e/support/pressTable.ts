import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Press } from './presses.ts'

const FILE = 'test-results/presses.md'
const cell = (text: string) => text.replaceAll('|', '\\|')

/** Writes all presses of `everyPress.spec.ts` into one table: place, element, result. */
export default class PressTable implements Reporter {
  private readonly rows = new Map<string, Press[]>()

  onTestEnd({ id }: TestCase, { attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === 'presses')?.body
    if (body) this.rows.set(id, JSON.parse(body.toString()))
  }

  onEnd(): void {
    if (this.rows.size === 0) return
    const presses = [...this.rows.values()].flat()
    const count = (verdict: string) => presses.filter((press) => press.verdict === verdict).length
    const lines = presses.map(
      ({ place, by, what, verdict, happened }) =>
        `| ${[place, by, what, verdict, happened].map(cell).join(' | ')} |`,
    )
    const head = ['| place | by | element | verdict | what happened |', '|---|---|---|---|---|']
    const exempt = Map.groupBy(
      presses.filter(({ verdict }) => verdict === 'exempt'),
      ({ happened }) => happened,
    )
    const reasons = [...exempt].map(([reason, alike]) => `${alike.length} ${reason}`).join('; ')
    const sum = `${presses.length} pressed: ${count('works')} work, ${count('exempt')} exempt (${reasons}), ${count('dead')} dead`
    mkdirSync('test-results', { recursive: true })
    writeFileSync(FILE, ['# Every press', sum, '', ...head, ...lines, ''].join('\n'))
    console.log(`${sum} (${FILE})`)
  }
}
