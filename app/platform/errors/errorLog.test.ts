import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keepEarlyErrors } from '../firstView/earlyErrors.ts'
import { endVisit } from '../visit.ts'
import { createErrorLog, watchErrors } from './errorLog.ts'

test('ERR-05 errors before the client has loaded are kept, at most twenty, and handed over once', () => {
  const { note, connect, waiting } = createErrorLog()
  for (let error = 0; error < 30; error += 1) note(error)
  const report = vi.fn()
  connect(report)
  expect(report.mock.calls.map(([error]) => error)).toEqual(Array.from({ length: 20 }, (_, error) => error))
  expect(waiting.getSnapshot()).toEqual([])
  note('later')
  expect(report).toHaveBeenLastCalledWith('later')
})

test('ERR-05 errors before the code has run are noted once', () => {
  keepEarlyErrors()
  const error = new Error('early')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  const [first, second] = [vi.fn(), vi.fn()]
  const visit = new QueryClient()
  watchErrors(visit, { note: first })
  expect(first.mock.calls).toEqual([[error]])
  window.dispatchEvent(new ErrorEvent('error', { error }))
  watchErrors(new QueryClient(), { note: second })
  expect(second).not.toHaveBeenCalled()
  endVisit(visit)
})

test('ERR-05 uncaught errors and rejections are noted until the visit ends', () => {
  const visit = new QueryClient()
  const note = vi.fn()
  watchErrors(visit, { note })
  const error = new Error('x')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'y' }))
  // A picture that fails to load has no error.
  window.dispatchEvent(new Event('error'))
  expect(note.mock.calls).toEqual([[error], ['y']])
  endVisit(visit)
  window.dispatchEvent(new ErrorEvent('error', { error }))
  expect(note).toHaveBeenCalledTimes(2)
})
