import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../e2e/support/processes.ts'
import { rest } from './browser.ts'
import { median } from './numbers.ts'
import type { Section } from './report.ts'

/** Milliseconds from `npm start` to the first page, per start. */
export type Starts = { first: number; warm: number[] }

const WARM_STARTS = 3

/** A first start may install and build. */
const LIMIT = 300_000

async function timeStart(root: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const started = performance.now()
  // A separate process group, since npm starts shells that would outlive it.
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  try {
    while (performance.now() - started < LIMIT) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (answer?.status === 200) return performance.now() - started
      await rest(20)
    }
    throw new Error('npm start answered nothing')
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** Starts the site once for missing steps, then warm. */
export async function measureStarts(root: string): Promise<Starts> {
  const first = await timeStart(root)
  const warm: number[] = []
  for (let index = 0; index < WARM_STARTS; index += 1) warm.push(await timeStart(root))
  return { first, warm }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** Longest warm start in milliseconds. */
const MOST = 5000

/** The table of the starts. */
export const startSection = ({ first, warm }: Starts): Section => ({
  title: 'npm start until the first 200 of /, installed and built',
  rows: [
    {
      what: `  warm, median of ${warm.length}`,
      ours: seconds(median(warm)),
      target: `< ${MOST / 1000} s`,
      met: median(warm) < MOST,
    },
    { what: '  first', ours: seconds(first) },
  ],
})
