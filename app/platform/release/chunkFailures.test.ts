import { expect, test } from 'vitest'
import { isChunkFailure, watchChunkFailures } from './chunkFailures.ts'

test.each([
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x-1a2b.js'),
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a.example/assets/x-1a2b.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['the build’s loader of styles', new Error('Unable to preload CSS for /assets/x-1a2b.css')],
])('ERR-02 a part that is gone is told in the words of %s', (_whose, error) => {
  expect(isChunkFailure(error)).toBe(true)
})

test.each([
  ['an error of ours', new TypeError("Cannot read properties of undefined (reading 'name')")],
  ['a failed call', new TypeError('Failed to fetch')],
  ['a route’s answer', { status: 404, statusText: 'Not Found', internal: false, data: '' }],
  ['a text', 'Importing a module script failed.'],
  ['nothing', undefined],
  ['null', null],
])('ERR-02 %s is no part that is gone', (_what, error) => {
  expect(isChunkFailure(error)).toBe(false)
})

const report = (payload: unknown) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))

test('ERR-02 an error that the build’s loader reports counts with any message, while it is watched', () => {
  const stop = watchChunkFailures()
  const [known, unknown, late] = [new Error('nu se poate'), new Error('nu se poate'), new Error('târziu')]
  expect(report(known)).toBe(true)
  report('a text')
  report(undefined)
  expect(isChunkFailure(known)).toBe(true)
  expect(isChunkFailure(unknown)).toBe(false)
  stop()
  report(late)
  expect(isChunkFailure(late)).toBe(false)
})
