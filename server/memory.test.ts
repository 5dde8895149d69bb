import { expect, test } from 'vitest'
import { memoryLimits, memoryWords } from './memory.ts'

test.each([
  ['the recommended size', 560, 1024, undefined],
  ['a large machine', 4144, 16_000, undefined],
  ['a heap as large as its container', 1000, 1024, /leaves too little .*--max-old-space-size=640/],
  ['a heap larger than its container', 4144, 1024, /leaves too little/],
  ['a heap that lists alone would fill', 256, 1024, /heap does not suffice/],
  ['a container that is too small', 256, 512, /memory does not suffice/],
])('HTT-08 at the start, with %s, the process says what does not fit', (_what, heap, memory, expected) => {
  const { limits, problem } = memoryWords({ heap, memory })
  expect(limits).toBe(`Heap up to ${heap} MiB of ${memory} MiB of memory`)
  expect(problem ?? '').toMatch(expected ?? /^$/)
})

test('HTT-08 the limits are those of this process', () => {
  const { heap, memory } = memoryLimits()
  expect(heap).toBeGreaterThan(100)
  expect(memory).toBeGreaterThan(heap / 4)
})
