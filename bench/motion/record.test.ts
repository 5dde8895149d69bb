import { expect, test } from 'vitest'
import { framesIn } from './record.ts'

const at = (name: string, ms: number, pid = 7) => ({ name, ph: 'I', pid, tid: 1, ts: ms * 1000 })
const every = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => at('DrawFrame', from + (index * 1000) / 60))

test('only frames of the page count, and only during the motion', () => {
  const others = [at('DrawFrame', 120, 8), at('BeginFrame', 121), at('DrawFrame', 99), at('DrawFrame', 400)]
  const events = [...others, at('bench-motion', 100), ...every(110, 10)]
  expect(framesIn(events, 240)).toEqual({ drawn: 10, due: 14 })
})

test('a motion that has not started has no frames to count', () => {
  expect(() => framesIn(every(0, 3), 240)).toThrow('the trace has no start of the motion')
})
