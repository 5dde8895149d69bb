import { expect, test } from 'vitest'
import { longTasksOf, type TraceEvent } from './trace.ts'

const url = 'https://127.0.0.1:1/'
const on = { pid: 1, tid: 2 }
const began: TraceEvent = {
  ...on,
  name: 'navigationStart',
  ph: 'R',
  ts: 1000,
  args: { data: { documentLoaderURL: url } },
}
const span = (name: string, ts: number, dur: number, data?: Record<string, unknown>): TraceEvent => ({
  ...on,
  name,
  ph: 'X',
  ts,
  dur,
  ...(data && { args: { data } }),
})

test('a long task is described by its own time', () => {
  const tasks = longTasksOf(
    [
      began,
      span('Layout', 40_000, 20_000),
      span('RunTask', 11_000, 100_000),
      span('FunctionCall', 12_000, 80_000, { functionName: 'draw', url: `${url}assets/site.js` }),
      span('Layout', 95_000, 10_000),
    ],
    url,
  )
  expect(tasks).toEqual([
    { start: 10, duration: 100, causes: ['FunctionCall draw site.js 60 ms', 'Layout 30 ms'] },
  ])
})

test('short tasks, other threads and earlier events are left out', () => {
  const tasks = [span('RunTask', 2000, 50_000), { ...span('RunTask', 2000, 90_000), tid: 3 }]
  expect(longTasksOf([began, ...tasks, span('RunTask', 0, 90_000)], url)).toEqual([])
  expect(() => longTasksOf(tasks, url)).toThrow('knows no navigation')
})
