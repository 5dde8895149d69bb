import { afterEach, expect, test, vi } from 'vitest'
import { guardPageStyles } from './guardPageStyles.ts'

afterEach(() => {
  document.head.replaceChildren()
  document.body.removeAttribute('style')
})

const harms: [string, () => void][] = [
  ['a style of the body', () => (document.body.style.color = 'red')],
  ['a class of the document', () => (document.documentElement.className = 'theirs')],
  ['a style element', () => document.head.append(document.createElement('style'))],
  [
    'a stylesheet',
    () => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      document.body.append(link)
    },
  ],
]

test.each(harms)('MFE-01 %s is taken back, and the step fails', (_what, harm) => {
  document.body.style.margin = '3px'
  const before = document.documentElement.outerHTML
  const undo = vi.fn()
  const task = () => {
    harm()
    return 'made'
  }
  expect(() => guardPageStyles(task, undo)).toThrow('TouchedThePage')
  expect(undo).toHaveBeenCalledWith('made')
  expect(document.documentElement.outerHTML).toBe(before)
})

test.each(harms)('MFE-01 %s is taken back where the step throws, too', (_what, harm) => {
  const before = document.documentElement.outerHTML
  const task = () => {
    harm()
    throw new Error('theirs')
  }
  expect(() => guardPageStyles(task)).toThrow('theirs')
  expect(document.documentElement.outerHTML).toBe(before)
})

test('MFE-01 a step that leaves the page alone gives its result', () => {
  expect(guardPageStyles(() => 7)).toBe(7)
})
