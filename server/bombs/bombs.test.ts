import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bombs } from './bombs.ts'
import type { Outcome } from './run.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

/** Heap of an instance as set by the image, and memory of its container, in MiB. */
const heap = Number(/--max-old-space-size=(\d+)/.exec(read('Containerfile'))?.[1])
const memory = 1024

/** Share of the heap that lists may use: pages and rendering need the rest. */
const SHARE = 0.75

test('HTT-08 the heap of an instance leaves memory in its container for buffers', () => {
  expect(heap).toBe(512)
  expect(read('compose.yaml')).toContain('memory: 1G }')
  expect(read('kubernetes.md')).toContain('limits: { memory: 1Gi }')
})

test('HTT-08 ADM-06 no list, nor all at once, crashes an instance of the recommended size', {
  timeout: 240_000,
}, async () => {
  const run = promisify(execFile)
  const options = [`--max-old-space-size=${heap}`, join(import.meta.dirname, 'run.ts')]
  const { stdout } = await run(process.execPath, options, { maxBuffer: 1024 * 1024 })
  const outcomes = JSON.parse(stdout) as Outcome[]
  for (const { bomb, size, lists, ...peak } of outcomes)
    console.log(
      `${bomb}, ${size} MiB, ${lists}: heap ${peak.heap} MiB, process ${peak.rss} MiB, ${peak.held} read`,
    )
  expect(new Set(outcomes.map(({ bomb }) => bomb))).toEqual(new Set(Object.keys(bombs)))
  expect(outcomes.filter((outcome) => outcome.heap > heap * SHARE || outcome.rss > memory * SHARE)).toEqual(
    [],
  )
})
